# The parts of the world that time zones are chosen from. Cities and countries come from CLDR.

zone-region-utc = UTC
zone-region-africa = Afryka
zone-region-america = Ameryka
zone-region-antarctica = Antarktyda
zone-region-asia = Azja
zone-region-atlantic = Atlantyk
zone-region-australia = Australia
zone-region-europe = Europa
zone-region-indian = Ocean Indyjski
zone-region-pacific = Pacyfik
# A part of a long list: $first and $last are the cities that it begins and ends with.
zone-part = { $region }: { $first } – { $last }
spoken-zone-part = { $region }: pierwsze miasto { $first }, ostatnie { $last }
