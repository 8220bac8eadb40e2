-- What the seller's listing cost when they offered, and whether the offer was so far from it that they had to confirm it.
alter table offer_revision
  add column listed_price_paise bigint check (listed_price_paise >= 0),
  add column is_far boolean not null default false;
