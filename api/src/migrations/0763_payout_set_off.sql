-- What a carrier owes for an order comes off their next payment, in the books from the day of the batch. An entry that was reversed is
-- a debt again.
create table payout_set_off (
  payout_id bigint not null references payout (id),
  -- The order for which the carrier owed it, and the bill that named it to them; null where none did.
  order_id bigint not null references trade_order (id),
  bill text,
  amount_paise bigint not null check (amount_paise > 0),
  journal_id bigint not null unique references journal (id),
  primary key (payout_id, order_id)
);
create index payout_set_off_order on payout_set_off (order_id);
create trigger payout_set_off_append_only before update or delete on payout_set_off
  for each row execute function refuse_change();
create trigger payout_set_off_no_truncate before truncate on payout_set_off
  for each statement execute function refuse_change();

-- Where a debt takes all of a payment, the bank pays nothing: it is done without a reference.
alter table payout
  drop constraint payout_amount_paise_check,
  add constraint payout_amount_paise_check check (amount_paise >= 0),
  drop constraint payout_paid,
  add constraint payout_paid check ((status = 'paid' and amount_paise > 0) = (utr is not null)),
  add constraint payout_nothing_to_pay check (amount_paise > 0 or status <> 'agreed');
create index payout_order on payout (order_id);
