-- A seller takes a product out of the list: it is kept for the quotations and orders that name it, and can be added again.
alter table listing drop constraint listing_status_check;
alter table listing add constraint listing_status_check
  check (status in ('draft', 'pending approval', 'live', 'paused', 'rejected', 'removed'));
alter table listing drop constraint listing_seller_id_commodity_product_id_brand_id_state_city_key;
create unique index listing_once on listing (seller_id, commodity_product_id, brand_id, state, city)
  where status <> 'removed';
-- A seller's own list and its choices; the unique index above serves only statements that name the status as a constant.
create index listing_seller on listing (seller_id, commodity_product_id, brand_id, state);
