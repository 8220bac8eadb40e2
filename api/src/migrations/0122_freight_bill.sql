-- Bills of carriers: one for each delivered vehicle, by what the carrier has declared for the year.

create table freight_tax (
  user_id bigint not null references users (id),
  financial_year text not null check (financial_year ~ '^[0-9]{4}$'),
  tax text not null check (tax in ('reverse charge', 'forward without credit', 'forward with credit')),
  declared_at timestamptz not null,
  primary key (user_id, financial_year)
);

create table freight_bill (
  id bigint generated always as identity primary key,
  shipment_id bigint not null references shipment (id),
  order_id bigint not null references trade_order (id),
  transporter_id bigint not null references users (id),
  paper_id bigint not null references issued_paper (id),
  number text not null, -- the carrier's own
  financial_year text not null check (financial_year ~ '^[0-9]{4}$'),
  is_reverse_charge boolean not null,
  freight_paise bigint not null check (freight_paise >= 0), -- owed since the delivery
  detention_paise bigint not null check (detention_paise >= 0),
  gst_paise bigint not null check (gst_paise >= 0),
  status text not null default 'submitted' check (status in ('submitted', 'checked', 'approved', 'disputed')),
  submitted_at timestamptz not null,
  checked_at timestamptz,
  approved_at timestamptz,
  disputed_at timestamptz,
  dispute text check (length(dispute) between 1 and 400),
  check ((status = 'disputed') = (disputed_at is not null and dispute is not null)),
  check (status <> 'approved' or approved_at is not null and checked_at is not null)
);
-- A disputed bill is replaced by another one; its number is not used again.
create unique index freight_bill_shipment on freight_bill (shipment_id) where status <> 'disputed';
create unique index freight_bill_number on freight_bill (transporter_id, financial_year, upper(number));
create index freight_bill_waiting on freight_bill (id) where status in ('submitted', 'checked');
create index freight_bill_order on freight_bill (order_id);
create index shipment_delivered on shipment (transporter_id, id) where delivered_at is not null;

-- Where the carrier has no GSTIN, the platform makes the invoice itself (rule 47A).
do $$
declare
  kinds text;
begin
  select pg_get_constraintdef(oid) into strict kinds
    from pg_constraint where conrelid = 'paper_series'::regclass and conname = 'paper_series_kind_check';
  alter table paper_series drop constraint paper_series_kind_check;
  execute 'alter table paper_series add constraint paper_series_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''self-invoice''::text, ');
end $$;
