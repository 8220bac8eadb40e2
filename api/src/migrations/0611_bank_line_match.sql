-- The transfer that the desk entered for a line that nobody had reported. A line whose transfer was rejected can get another.
create table bank_line_payment (
  payment_id bigint primary key references payment (id),
  line_id bigint not null references bank_line (id)
);
create index bank_line_payment_line on bank_line_payment (line_id);
create trigger bank_line_payment_append_only before update or delete on bank_line_payment
  for each row execute function refuse_change();
create trigger bank_line_payment_no_truncate before truncate on bank_line_payment
  for each statement execute function refuse_change();

-- A line that was set aside can be brought back, and set aside again.
alter table bank_line_aside drop constraint bank_line_aside_pkey;
alter table bank_line_aside add column id bigint generated always as identity primary key;
create index bank_line_aside_line on bank_line_aside (line_id);
create table bank_line_return (
  aside_id bigint primary key references bank_line_aside (id),
  reason text not null check (length(reason) between 1 and 400),
  at timestamptz not null,
  actor_id bigint not null references users (id)
);
create trigger bank_line_return_append_only before update or delete on bank_line_return
  for each row execute function refuse_change();
create trigger bank_line_return_no_truncate before truncate on bank_line_return
  for each statement execute function refuse_change();
