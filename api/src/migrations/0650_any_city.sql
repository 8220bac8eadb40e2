-- A request for which sellers of every city are asked. Until the close, or an earlier marking, the quotation has no city of loading.
alter table quotation add column any_city boolean not null default false;

alter table invited_seller
  -- Where the seller loads, where the quotation asked in several cities; null: in the quotation's.
  add column origin_city text,
  -- Freight per MT before GST from there, as it was estimated when the request was made. Offers of one city need none.
  add column freight_estimate_paise bigint not null default 0 check (freight_estimate_paise >= 0);
