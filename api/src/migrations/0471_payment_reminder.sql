-- Reminders of what buyers owe: one for an order, a due day and a day of the plan (days after the due day, before it below zero).
create table payment_reminder (
  order_id bigint not null references trade_order (id),
  due_on date not null,
  days smallint not null check (days between -90 and 365),
  at timestamptz not null,
  primary key (order_id, due_on, days)
);
create trigger payment_reminder_append_only before update or delete on payment_reminder
  for each row execute function refuse_change();
create index shipment_due_on on shipment (due_on) where due_on is not null and removed_at is null;
