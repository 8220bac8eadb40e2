-- Tax that buyers deduct at source from what they owe the platform, and what shows that they paid it to the government.

alter table profile add column tan_number text not null default '' check (tan_number ~ '^([A-Z]{4}[0-9]{5}[A-Z])?$');

insert into tax_row (key, scope, value, valid_from, valid_to, source) values
  ('tds.certificate_day', '1', '08-15', '2021-04-01', null, 'Certificate for April to June, month and day'),
  ('tds.certificate_day', '2', '11-15', '2021-04-01', null, 'Certificate for July to September, month and day'),
  ('tds.certificate_day', '3', '02-15', '2021-04-01', null, 'Certificate for October to December, month and day'),
  ('tds.certificate_day', '4', '06-15', '2021-04-01', null, 'Certificate for January to March, month and day');

-- What a buyer says to have deducted; it counts as paid from then on, unless the desk refuses it.
create table tds_advice (
  id bigint generated always as identity primary key,
  order_id bigint not null references trade_order (id),
  buyer_id bigint not null references users (id),
  tan text not null check (tan ~ '^[A-Z]{4}[0-9]{5}[A-Z]$'),
  code text not null check (code ~ '^[0-9A-Z]{3,10}$'),
  financial_year text not null check (financial_year ~ '^[0-9]{4}$'),
  quarter smallint not null check (quarter between 1 and 4),
  date date not null, -- in Asia/Kolkata
  amount_paise bigint not null check (amount_paise > 0 and amount_paise % 100 = 0),
  journal_id bigint not null unique references journal (id),
  at timestamptz not null,
  actor_id bigint references users (id),
  refused_at timestamptz,
  refusal text check (length(refusal) between 1 and 400),
  check ((refused_at is null) = (refusal is null))
);
create index tds_advice_order on tds_advice (order_id);
create index tds_advice_quarter on tds_advice (buyer_id, financial_year, quarter, tan, code);
create index tds_advice_year on tds_advice (financial_year, quarter);

-- A certificate, or a line of the yearly statement of the tax office.
create table tds_certificate (
  id bigint generated always as identity primary key,
  buyer_id bigint not null references users (id),
  tan text not null check (tan ~ '^[A-Z]{4}[0-9]{5}[A-Z]$'),
  code text not null check (code ~ '^[0-9A-Z]{3,10}$'),
  financial_year text not null check (financial_year ~ '^[0-9]{4}$'),
  quarter smallint not null check (quarter between 1 and 4),
  number text not null check (length(number) between 1 and 40),
  amount_paise bigint not null check (amount_paise > 0),
  credited_paise bigint not null check (abs(credited_paise - amount_paise) <= 100), -- of what the buyer advised
  journal_id bigint not null unique references journal (id),
  at timestamptz not null,
  actor_id bigint not null references users (id),
  unique (tan, financial_year, quarter, number)
);
create index tds_certificate_quarter on tds_certificate (buyer_id, financial_year, quarter, tan, code);
create index tds_certificate_year on tds_certificate (financial_year, quarter);
create trigger tds_certificate_append_only before update or delete on tds_certificate
  for each row execute function refuse_change();
