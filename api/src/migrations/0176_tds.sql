-- Tax deducted at source (TDS) by the platform from what it owes to sellers and transporters.

insert into tax_row (key, scope, value, valid_from, valid_to, source) values
  ('tds.code', 'goods', '194Q', '2021-07-01', '2026-03-31', 'Income-tax Act 1961, section 194Q'),
  ('tds.code', 'goods', '1031', '2026-04-01', null, 'Income-tax Act 2025, section 393(1), row 8(ii)'),
  ('tds.code', 'freight individual', '194C', '2021-04-01', '2026-03-31', 'Income-tax Act 1961, section 194C'),
  ('tds.code', 'freight individual', '1023', '2026-04-01', null, 'Income-tax Act 2025, section 393(1), row 6(i): individual, HUF'),
  ('tds.code', 'freight other', '194C', '2021-04-01', '2026-03-31', 'Income-tax Act 1961, section 194C'),
  ('tds.code', 'freight other', '1024', '2026-04-01', null, 'Income-tax Act 2025, section 393(1), row 6(i): others'),
  ('tds.rate', 'goods', '10', '2021-07-01', null, 'Section 194Q, from April 2026 393(1) row 8(ii): 0.1 percent'),
  ('tds.rate', 'goods without PAN', '500', '2021-07-01', null, 'Section 206AA, from April 2026 397(2): 5 percent'),
  ('tds.rate', 'freight individual', '100', '2021-04-01', null, 'Section 194C, from April 2026 393(1) row 6(i): 1 percent'),
  ('tds.rate', 'freight other', '200', '2021-04-01', null, 'Section 194C, from April 2026 393(1) row 6(i): 2 percent'),
  ('tds.rate', 'freight without PAN', '2000', '2021-04-01', null, 'Section 206AA, from April 2026 397(2): 20 percent'),
  ('tds.year_limit', 'goods', '500000000', '2021-07-01', null, '50 lakh of one seller in a financial year'),
  ('tds.year_limit', 'freight', '10000000', '2021-04-01', null, '1 lakh of one carrier in a financial year'),
  ('tds.one_limit', 'freight', '3000000', '2021-04-01', null, '30,000 in one bill'),
  ('tds.turnover_min', '', '10000000000', '2021-07-01', null, 'Payer with a turnover of the year before above 10 crore'),
  ('tds.own_vehicles', '', '10', '2021-04-01', null, 'Section 194C(6), from April 2026 393(4) row 8: one source');

-- What counts towards the limits of a person, and the tax on it; a mistake is corrected by another row.
create table tds_entry (
  id bigint generated always as identity primary key,
  person text not null check (person ~ '^([A-Z]{5}[0-9]{4}[A-Z]|user:[0-9]+)$'), -- the PAN; without one, each user for themselves
  user_id bigint not null references users (id),
  kind text not null check (kind in ('goods', 'freight')),
  financial_year text not null check (financial_year ~ '^[0-9]{4}$'),
  date date not null, -- in Asia/Kolkata, of the entry in the books
  cause text not null check (cause in ('opening', 'bill', 'bill taken back', 'note')),
  code text not null check (code ~ '^[0-9A-Z]{3,10}$'), -- of the law
  paper_id bigint references issued_paper (id),
  order_id bigint references trade_order (id),
  base_paise bigint not null, -- before GST; below zero where it takes back
  portion_paise bigint not null, -- of the year's base, what tax is deducted on now
  tds_paise bigint not null,
  is_declared boolean not null default false, -- nothing is deducted by the carrier's declaration; it is reported all the same
  tax_rows bigint[] not null default '{}',
  at timestamptz not null,
  actor_id bigint references users (id),
  check ((cause = 'opening') = (paper_id is null))
);
create unique index tds_entry_once on tds_entry (paper_id, cause) where paper_id is not null;
create index tds_entry_person on tds_entry (person, kind, financial_year);
create index tds_entry_day on tds_entry (date, code);
create trigger tds_entry_append_only before update or delete on tds_entry for each row execute function refuse_change();
create trigger tds_entry_no_truncate before truncate on tds_entry for each statement execute function refuse_change();

-- Carriers with so few vehicles that nothing is deducted from their freight, as they declared it for a year.
create table tds_declaration (
  user_id bigint not null references users (id),
  financial_year text not null check (financial_year ~ '^[0-9]{4}$'),
  entered_at timestamptz not null,
  entered_by bigint not null references users (id),
  primary key (user_id, financial_year)
);

-- What was paid to the government of what was deducted in a month.
create table tds_deposit (
  id bigint generated always as identity primary key,
  journal_id bigint not null unique references journal (id),
  code text not null check (code ~ '^[0-9A-Z]{3,10}$'),
  month date not null check (extract(day from month) = 1), -- its first day
  amount_paise bigint not null check (amount_paise > 0),
  challan text not null check (length(challan) between 1 and 40),
  paid_on date not null
);
create index tds_deposit_month on tds_deposit (month, code);
create trigger tds_deposit_append_only before update or delete on tds_deposit for each row execute function refuse_change();
create trigger tds_deposit_no_truncate before truncate on tds_deposit for each statement execute function refuse_change();
