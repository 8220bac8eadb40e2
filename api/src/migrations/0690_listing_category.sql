-- The category of a listing's product stands with the listing, so that an index finds the cheapest offers of a category however many
-- it has. It comes from the product, and follows it to another category.
alter table listing add column category_id bigint;
update listing set category_id = product.category_id
  from commodity_product as product where product.id = listing.commodity_product_id;
alter table listing alter column category_id set not null;

create function listing_category() returns trigger language plpgsql as $$
begin
  select category_id into new.category_id from commodity_product where id = new.commodity_product_id;
  return new;
end $$;
create trigger listing_category before insert on listing for each row execute function listing_category();

alter table commodity_product add constraint commodity_product_in_category unique (id, category_id);
alter table listing add constraint listing_of_category foreign key (commodity_product_id, category_id)
  references commodity_product (id, category_id) on update cascade;
create index listing_category_price on listing (category_id, ex_price_paise, id) include (seller_id, commodity_product_id)
  where status = 'live';

create or replace view offered_listing as
  select
    listing.id, listing.seller_id, listing.commodity_product_id, listing.brand_id, listing.state, listing.city,
    listing.status, listing.base_price_paise, listing.loading_charge_paise, listing.insurance_charge_paise,
    listing.quality_charge_paise, listing.gst_bp, listing.tcs_bp, listing.total_charges_paise,
    listing.total_amount_paise, listing.ex_price_paise, listing.default_size_id, listing.price_updated_at,
    listing.created_at, listing.default_quality_id, listing.category_id
  from listing
  join users on users.id = listing.seller_id
  join commodity_product on commodity_product.id = listing.commodity_product_id
  where listing.status = 'live'
    and listing.ex_price_paise > 0
    and users.verification_status = 'approved'
    and users.suspended_at is null
    and commodity_product.is_active;
