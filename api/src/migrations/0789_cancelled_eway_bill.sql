-- E-way bills that the portal cancelled for an invoice that counts: each may leave its vehicle without one.
create index eway_bill_cancelled on eway_bill (id) where state = 'cancelled' and taken_back_at is null;
