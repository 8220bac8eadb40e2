-- What sellers' bills come to beyond the receivable by quantity times price: their tax is on the rate before GST and they end in
-- rupees. Signed; a seller is owed the receivable and this, less what was paid.
alter table trade_order add column bill_difference_paise bigint not null default 0;
