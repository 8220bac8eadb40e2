-- Payments from the bank to sellers and transporters, many at a time: a batch is what two people agreed on.

create table payout_batch (
  id bigint generated always as identity primary key,
  made_at timestamptz not null,
  -- Who confirmed it; an approval says who asked for it.
  made_by bigint not null references users (id)
);

create table payout (
  id bigint generated always as identity primary key,
  batch_id bigint not null references payout_batch (id),
  order_id bigint not null references trade_order (id),
  side text not null check (side in ('seller', 'transporter')),
  payee_id bigint not null references users (id),
  amount_paise bigint not null check (amount_paise > 0),
  status text not null default 'agreed' check (status in ('agreed', 'paid', 'dropped')),
  utr text check (utr ~ '^[A-Z0-9]{12,22}$'),
  ended_at timestamptz,
  constraint payout_ended check ((status = 'agreed') = (ended_at is null)),
  constraint payout_paid check ((status = 'paid') = (utr is not null))
);
create index payout_batch_rows on payout (batch_id, id);
-- What is owed to a side of an order is in one batch at a time, or the bank would pay it twice.
create unique index payout_open on payout (order_id, side) where status = 'agreed';
-- A bank reference pays one row.
create unique index payout_utr on payout (utr) where utr is not null;
-- Orders that may still owe somebody something.
create index trade_order_payable on trade_order (id) where settled_at is null and status <> 'cancel';
