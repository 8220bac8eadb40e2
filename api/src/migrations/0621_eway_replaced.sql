-- An e-way bill in whose place another number was entered stays readable; its message says why.
alter table eway_bill drop constraint eway_bill_state_check;
alter table eway_bill add constraint eway_bill_state_check
  check (state in ('draft', 'active', 'failed', 'cancelled', 'replaced', 'done'));
drop index eway_bill_standing;
create unique index eway_bill_standing on eway_bill (paper_id) where state not in ('cancelled', 'replaced');
