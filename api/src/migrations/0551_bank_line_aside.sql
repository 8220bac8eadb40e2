-- Received lines that no transfer will account for, such as interest of the bank: set aside by the desk with a reason.
create table bank_line_aside (
  line_id bigint primary key references bank_line (id),
  reason text not null check (length(reason) between 1 and 400),
  at timestamptz not null,
  actor_id bigint not null references users (id)
);
create trigger bank_line_aside_append_only before update or delete on bank_line_aside
  for each row execute function refuse_change();
create trigger bank_line_aside_no_truncate before truncate on bank_line_aside
  for each statement execute function refuse_change();
