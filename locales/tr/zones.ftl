# The parts of the world that time zones are chosen from. Cities and countries come from CLDR.

zone-region-utc = UTC
zone-region-africa = Afrika
zone-region-america = Amerika
zone-region-antarctica = Antarktika
zone-region-asia = Asya
zone-region-atlantic = Atlantik
zone-region-australia = Avustralya
zone-region-europe = Avrupa
zone-region-indian = Hint Okyanusu
zone-region-pacific = Pasifik
# A part of a long list: $first and $last are the cities that it begins and ends with.
zone-part = { $region }: { $first } – { $last }
spoken-zone-part = { $region }, { $first } ile { $last } arası
