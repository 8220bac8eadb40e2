-- What one MT of each size costs in each quality, with GST, derived by the one price function: a list narrowed to a quality shows,
-- sorts and filters by its price. The keys are those of product_quality. Beside it stands the price in the first quality, which
-- lists that are narrowed to none show; the listing names that quality.
alter table listing_variation
  add column quality_prices jsonb not null default '{}' check (jsonb_typeof(quality_prices) = 'object');
alter table listing add column default_quality_id bigint references product_quality (id);

-- Once for the listings that are there; from now on listing-price.service writes both with every price.
update listing set default_quality_id = (
  select id from product_quality
   where product_quality.commodity_product_id = listing.commodity_product_id and not is_hidden
   order by position, id limit 1);

update listing_variation
   set quality_prices = coalesce((
         select jsonb_object_agg(quality.id::text,
                  (floor((listing.total_amount_paise - coalesce(usual.price_paise, 0) + listing_variation.price_paise
                            - usual_quality.price_paise + quality.price_paise)
                         * (10000 + listing.gst_bp)::numeric / 1000000 + 0.5) * 100)::bigint)
           from product_quality as quality
          where quality.commodity_product_id = listing.commodity_product_id and not quality.is_hidden), '{}')
  from listing
  join product_quality as usual_quality on usual_quality.id = listing.default_quality_id
  left join listing_variation as usual
    on usual.listing_id = listing.id and usual.size_variation_id = listing.default_size_id
 where listing.id = listing_variation.listing_id and listing.ex_price_paise > 0;

create or replace view offered_listing as
  select
    listing.id, listing.seller_id, listing.commodity_product_id, listing.brand_id, listing.state, listing.city,
    listing.status, listing.base_price_paise, listing.loading_charge_paise, listing.insurance_charge_paise,
    listing.quality_charge_paise, listing.gst_bp, listing.tcs_bp, listing.total_charges_paise,
    listing.total_amount_paise, listing.ex_price_paise, listing.default_size_id, listing.price_updated_at,
    listing.created_at, listing.default_quality_id
  from listing
  join users on users.id = listing.seller_id
  join commodity_product on commodity_product.id = listing.commodity_product_id
  where listing.status = 'live'
    and listing.ex_price_paise > 0
    and users.verification_status = 'approved'
    and users.suspended_at is null
    and commodity_product.is_active;
