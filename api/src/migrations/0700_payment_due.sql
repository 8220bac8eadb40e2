-- What was due for what a transfer pays when the desk decided on it; null where it pays no order, and for decisions of before.
alter table payment add column due_paise bigint;
