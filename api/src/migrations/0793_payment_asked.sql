-- What the payer of an order was asked for when they reported a transfer; 0 where nothing was asked for yet, null for other purposes and for reports of before.
alter table payment add column asked_paise bigint;
