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
