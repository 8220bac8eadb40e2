-- Certificates that we give for tax deducted from sellers and carriers (Form 131, formerly 16A). One for a person, code and quarter
-- counts: the last, as a corrected certificate takes the place of the one before.
create table tds_given_certificate (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  code text not null check (code ~ '^[0-9A-Z]{3,10}$'),
  financial_year text not null check (financial_year ~ '^[0-9]{4}$'),
  quarter smallint not null check (quarter between 1 and 4),
  number text not null check (length(number) between 1 and 40),
  amount_paise bigint not null check (amount_paise > 0),
  upload_id bigint not null references upload (id),
  at timestamptz not null,
  actor_id bigint not null references users (id),
  unique (financial_year, number)
);
create index tds_given_certificate_quarter on tds_given_certificate (user_id, financial_year, quarter, code, id);
create index tds_given_certificate_upload on tds_given_certificate (upload_id);
create trigger tds_given_certificate_append_only before update or delete on tds_given_certificate
  for each row execute function refuse_change();
