-- What the desk no longer offers for anything new. Listings, quotations, orders and papers that name it go on.

alter table category add column is_hidden boolean not null default false;
alter table brand add column is_hidden boolean not null default false;
alter table size_variation add column is_hidden boolean not null default false;
alter table product_quality add column is_hidden boolean not null default false;
alter table product_packaging add column is_hidden boolean not null default false;

-- Whether sellers offer a size, which then keeps its figures.
create index listing_variation_size on listing_variation (size_variation_id) where is_selected;
-- The desk's pages of the catalogue, also of what is hidden.
create index commodity_product_desk on commodity_product (position, name, id);
