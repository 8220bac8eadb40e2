-- The invoice that a payment names. Money that names none settles what is due first.
alter table payment add column bill_id bigint references issued_paper (id);
alter table payment add constraint payment_bill check (bill_id is null or purpose = 'final');
create index payment_bill_id on payment (bill_id) where bill_id is not null;
