-- What a challan paid beyond the tax of its month can pay that of another one: its rows share the entry in the books, and move from
-- one month to the other.
alter table tds_deposit drop constraint tds_deposit_journal_id_key;
alter table tds_deposit drop constraint tds_deposit_amount_paise_check;
alter table tds_deposit add constraint tds_deposit_amount_paise_check check (amount_paise <> 0);
create index tds_deposit_journal on tds_deposit (journal_id);
create index tds_deposit_challan on tds_deposit (challan, code);
