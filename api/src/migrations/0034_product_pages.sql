-- Pages of the catalogue in the desk's order, whole and by category; the number of all is read from the smallest index alone.
create index commodity_product_order on commodity_product (position, name) where is_active;
create index commodity_product_traded on commodity_product (id) where is_active;
create index commodity_product_category_order on commodity_product (category_id, position, name) where is_active;
-- Offers by price in either direction, equal prices in the order of their listing.
create index listing_product_price on listing (commodity_product_id, ex_price_paise, id) where status = 'live';
create index listing_brand_price on listing (brand_id, ex_price_paise, id) where status = 'live';
drop index listing_product, listing_brand;
