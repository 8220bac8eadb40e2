-- A bill is the seller's or carrier's to us, an invoice ours to a buyer: a payment names an invoice.
alter table payment rename column bill_id to invoice_id;
alter table payment rename constraint payment_bill to payment_invoice;
alter table payment rename constraint payment_bill_id_fkey to payment_invoice_id_fkey;
alter index payment_bill_id rename to payment_invoice_id;
