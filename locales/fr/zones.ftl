# The parts of the world that time zones are chosen from. Cities and countries come from CLDR.

zone-region-utc = UTC
zone-region-africa = Afrique
zone-region-america = Amérique
zone-region-antarctica = Antarctique
zone-region-asia = Asie
zone-region-atlantic = Atlantique
zone-region-australia = Australie
zone-region-europe = Europe
zone-region-indian = Océan Indien
zone-region-pacific = Pacifique
# A part of a long list: $first and $last are the cities that it begins and ends with.
zone-part = { $region } : { $first } – { $last }
spoken-zone-part = { $region }, de { $first } à { $last }
