-- Somebody at the desk deals with an e-way bill later: until then it is due at that time, and everybody reads who put it off.
alter table eway_bill
  add column later_until timestamptz,
  add column later_by bigint references users (id),
  add constraint eway_bill_later check ((later_until is null) = (later_by is null));
