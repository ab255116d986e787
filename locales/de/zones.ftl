# The parts of the world that time zones are chosen from. Cities and countries come from CLDR.

zone-region-utc = UTC
zone-region-africa = Afrika
zone-region-america = Amerika
zone-region-antarctica = Antarktis
zone-region-asia = Asien
zone-region-atlantic = Atlantik
zone-region-australia = Australien
zone-region-europe = Europa
zone-region-indian = Indischer Ozean
zone-region-pacific = Pazifik
# A part of a long list: $first and $last are the cities that it begins and ends with.
zone-part = { $region }: { $first } – { $last }
spoken-zone-part = { $region }, { $first } bis { $last }
