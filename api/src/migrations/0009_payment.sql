-- What people pay: where they send it, and each payment from its report to the desk's decision.

-- The account that payers send money to. A change adds a row, the newest counts, and none is ever altered: what a payer was
-- shown on a day can be read later.
create table bank_account (
  id bigint generated always as identity primary key,
  account_name text not null check (length(account_name) between 1 and 100),
  account_number text not null check (account_number ~ '^[0-9]{9,18}$'),
  ifsc text not null check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  bank text not null check (length(bank) between 1 and 80),
  branch text not null check (length(branch) between 1 and 80),
  upi_id text not null check (upi_id = '' or upi_id ~ '^[a-z0-9.-]{2,100}@[a-z]{2,64}$'),
  set_at timestamptz not null,
  set_by bigint references users (id) -- who confirmed it; nobody for the account that the demo market starts with
);
create trigger bank_account_append_only before update or delete on bank_account
  for each row execute function refuse_change();

create table payment (
  id bigint generated always as identity primary key,
  payer_id bigint not null references users (id),
  purpose text not null check (purpose in ('top-up', 'booking', 'final', 'credit repayment')),
  source text not null check (source in ('cash', 'credit', 'bank')),
  amount_paise bigint not null check (amount_paise > 0),
  status text not null check (status in ('initiated', 'under check', 'verified', 'rejected')),
  utr text check (utr ~ '^[A-Z0-9]{12,22}$'),
  paid_on date,
  quotation_id bigint,
  order_id bigint,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users (id),
  reason text check (length(reason) between 1 and 400),
  constraint payment_bank_details check ((source = 'bank') = (utr is not null and paid_on is not null)),
  constraint payment_subject check (
    case purpose
      when 'booking' then quotation_id is not null
      when 'final' then order_id is not null and quotation_id is null
      else quotation_id is null and order_id is null
    end
  ),
  constraint payment_decided check ((status in ('verified', 'rejected')) = (decided_at is not null)),
  constraint payment_booked check (purpose <> 'booking' or status <> 'verified' or order_id is not null)
);
-- A bank reference pays once. A rejected report frees it again, or a typing error would block the real payer.
create unique index payment_utr on payment (utr) where status <> 'rejected';
-- A quotation is booked once, whichever way it is paid and however many requests arrive together.
create unique index payment_one_booking on payment (quotation_id) where purpose = 'booking' and status <> 'rejected';
create index payment_payer_id on payment (payer_id, id);
-- Of each quotation in the buyer's list: the unique index of bookings is partial on values that a prepared statement does not
-- name.
create index payment_quotation on payment (quotation_id) where quotation_id is not null;
create index payment_order_id on payment (order_id) where order_id is not null;
create index payment_under_check on payment (created_at) where status = 'under check';
