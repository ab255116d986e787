# The parts of the world that time zones are chosen from. Cities and countries come from CLDR.

zone-region-utc = UTC
zone-region-africa = アフリカ
zone-region-america = 南北アメリカ
zone-region-antarctica = 南極
zone-region-asia = アジア
zone-region-atlantic = 大西洋
zone-region-australia = オーストラリア
zone-region-europe = ヨーロッパ
zone-region-indian = インド洋
zone-region-pacific = 太平洋
# A part of a long list: $first and $last are the cities that it begins and ends with.
zone-part = { $region }：{ $first } – { $last }
spoken-zone-part = { $region }、{ $first }から{ $last }まで
