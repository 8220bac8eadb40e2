-- A listing whose prices are to be derived again, because the desk has changed what a quality or a packaging of its product adds, or
-- which of them is the first. A job does it; the listing is offered at its former prices in the meantime.
alter table listing add column is_price_due boolean not null default false;
create index listing_price_due on listing (id) where is_price_due;
-- All listings of a product, whatever their status.
create index listing_product on listing (commodity_product_id);
