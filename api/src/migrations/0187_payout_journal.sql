-- Which entry of the books a payment of a batch became: when it is undone, so is the payment.
alter table payout add column journal_id bigint unique references journal (id);
alter table payout add constraint payout_entered check (status = 'paid' or journal_id is null);
-- What a UTR paid, in a batch or alone; what stands before a slash, for a corrected entry has its number after one.
create index journal_payout_reference on journal (upper(split_part(split_part(once_key, ':', 4), '/', 1)))
  where once_key like 'payout:%';
