-- What invoices come to beyond quantity times price: paise of a rounded line, and the round-off of each paper. Signed; a buyer's
-- due is the for price and this, less what was paid.
alter table trade_order add column paper_difference_paise bigint not null default 0;
