-- The invoice that a buyer deducted tax from. A deduction that names none settles what is due first.
alter table tds_advice add column invoice_id bigint references issued_paper (id);
create index tds_advice_invoice_id on tds_advice (invoice_id) where invoice_id is not null;
