# The parts of the world that time zones are chosen from. Cities and countries come from CLDR.

zone-region-utc = UTC
zone-region-africa = Африка
zone-region-america = Америка
zone-region-antarctica = Антарктида
zone-region-asia = Азия
zone-region-atlantic = Атлантика
zone-region-australia = Австралия
zone-region-europe = Европа
zone-region-indian = Индийский океан
zone-region-pacific = Тихий океан
# A part of a long list: $first and $last are the cities that it begins and ends with.
zone-part = { $region }: { $first } – { $last }
spoken-zone-part = { $region }: первый город — { $first }, последний — { $last }
