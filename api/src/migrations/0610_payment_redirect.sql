-- What a transfer was for before the desk changed that: the oldest row of a payment is what its payer named.
create table payment_redirect (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment (id),
  purpose text not null check (purpose in ('top-up', 'booking', 'final', 'credit repayment')),
  quotation_id bigint,
  order_id bigint,
  invoice_id bigint references issued_paper (id),
  at timestamptz not null,
  actor_id bigint not null references users (id)
);
create index payment_redirect_payment on payment_redirect (payment_id, id);
create trigger payment_redirect_append_only before update or delete on payment_redirect
  for each row execute function refuse_change();
create trigger payment_redirect_no_truncate before truncate on payment_redirect
  for each statement execute function refuse_change();
