# The parts of the world that time zones are chosen from. Cities and countries come from CLDR.

zone-region-utc = UTC
zone-region-africa = África
zone-region-america = América
zone-region-antarctica = Antártida
zone-region-asia = Asia
zone-region-atlantic = Atlántico
zone-region-australia = Australia
zone-region-europe = Europa
zone-region-indian = Océano Índico
zone-region-pacific = Pacífico
# A part of a long list: $first and $last are the cities that it begins and ends with.
zone-part = { $region }: { $first } – { $last }
spoken-zone-part = { $region }, de { $first } a { $last }
