-- The paper that takes an invoice back: both invoices as they stood, because weight, freight and parties may change afterwards.
-- What was taken back before this stands in the ledger and the timeline only.
create table credit_note (
  number text primary key check (number ~ '^MC[0-9]{10}$'),
  order_id bigint not null references trade_order (id),
  shipment_id bigint not null references shipment (id),
  correction text not null, -- what the buyer's paper says
  reason text not null check (length(reason) between 1 and 400), -- in the words of the one who took it back
  taken_by text not null check (taken_by in ('seller', 'desk')),
  sale jsonb not null, -- the platform's invoice to the buyer
  bill jsonb not null, -- the seller's bill to the platform
  at timestamptz not null,
  actor_id bigint references users (id)
);
create index credit_note_order on credit_note (order_id, number);
create trigger credit_note_append_only before update or delete on credit_note
  for each row execute function refuse_change();
