# The parts of the world that time zones are chosen from. Cities and countries come from CLDR.

zone-region-utc = UTC
zone-region-africa = Africa
zone-region-america = America
zone-region-antarctica = Antartide
zone-region-asia = Asia
zone-region-atlantic = Atlantico
zone-region-australia = Australia
zone-region-europe = Europa
zone-region-indian = Oceano Indiano
zone-region-pacific = Pacifico
# A part of a long list: $first and $last are the cities that it begins and ends with.
zone-part = { $region }: { $first } – { $last }
spoken-zone-part = { $region }, da { $first } a { $last }
