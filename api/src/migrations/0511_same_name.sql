-- "tmt bar" is the same name as "TMT Bar": two entries of the catalogue that differ in capitals alone would be one to everybody who reads them.

create unique index category_same_name on category (lower(name));
create unique index sub_category_same_name on sub_category (category_id, lower(name));
create unique index brand_same_name on brand (lower(name));
create unique index commodity_product_same_name on commodity_product (lower(name));
