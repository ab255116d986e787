# The parts of the world that time zones are chosen from. Cities and countries come from CLDR.

zone-region-utc = UTC
zone-region-africa = Africa
zone-region-america = America
zone-region-antarctica = Antarctica
zone-region-asia = Asia
zone-region-atlantic = Atlantic
zone-region-australia = Australia
zone-region-europe = Europe
zone-region-indian = Indian Ocean
zone-region-pacific = Pacific
# A part of a long list: $first and $last are the cities that it begins and ends with.
zone-part = { $region }: { $first } – { $last }
spoken-zone-part = { $region }, { $first } to { $last }
