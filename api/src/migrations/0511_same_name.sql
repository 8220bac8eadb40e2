-- "tmt bar" is the same name as "TMT Bar": two entries of the catalogue that differ in capitals alone would be one to everybody who reads them.
-- Where there are two already, the later one gets its id behind its name, so that the desk finds and renames it.

update category later set name = later.name || ' (' || later.id || ')'
  where exists (select from category c where lower(c.name) = lower(later.name) and c.id < later.id);
update sub_category later set name = later.name || ' (' || later.id || ')'
  where exists (select from sub_category s
    where s.category_id = later.category_id and lower(s.name) = lower(later.name) and s.id < later.id);
update brand later set name = later.name || ' (' || later.id || ')'
  where exists (select from brand b where lower(b.name) = lower(later.name) and b.id < later.id);
update commodity_product later set name = later.name || ' (' || later.id || ')'
  where exists (select from commodity_product p where lower(p.name) = lower(later.name) and p.id < later.id);

create unique index category_same_name on category (lower(name));
create unique index sub_category_same_name on sub_category (category_id, lower(name));
create unique index brand_same_name on brand (lower(name));
create unique index commodity_product_same_name on commodity_product (lower(name));
