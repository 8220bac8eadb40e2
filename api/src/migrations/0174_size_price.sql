-- What one MT of each size costs with GST, derived by the one price function like the price of the listing: a list narrowed to a
-- size shows, sorts and filters by the price of that size. 0 = no price yet.
alter table listing_variation add column ex_price_paise bigint not null default 0;

-- Once for the listings that are there; from now on listing-price.service writes it with every price.
update listing_variation
   set ex_price_paise = (floor((listing.total_amount_paise - coalesce(usual.price_paise, 0) + listing_variation.price_paise)
                         * (10000 + listing.gst_bp)::numeric / 1000000 + 0.5) * 100)::bigint
  from listing
  left join listing_variation as usual
    on usual.listing_id = listing.id and usual.size_variation_id = listing.default_size_id
 where listing.id = listing_variation.listing_id and listing.ex_price_paise > 0;
