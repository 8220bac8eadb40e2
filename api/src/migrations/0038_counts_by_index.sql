-- What a large market counts and looks up, from indexes alone (pnpm db:scale).

-- Offers are counted with their sellers; both sides of the view are in an index.
drop index listing_product_price, listing_brand_price;
create index listing_product_price on listing (commodity_product_id, ex_price_paise, id) include (seller_id)
  where status = 'live';
create index listing_brand_price on listing (brand_id, ex_price_paise, id) include (seller_id, commodity_product_id)
  where status = 'live';
create index users_trading on users (id) where verification_status = 'approved' and suspended_at is null;

-- An account is found by the beginning of its code, in the order of the codes.
create index account_code_prefix on account (code text_pattern_ops);
