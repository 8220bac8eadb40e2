-- Certificates of lower deduction that the tax office gave us: under each, one buyer deducts less from us, on so much, on these days.
create table tds_own_certificate (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id), -- the buyer
  code text not null check (code ~ '^[0-9A-Z]{3,10}$'),
  number text not null check (length(number) between 1 and 40),
  rate_bp integer not null check (rate_bp between 0 and 10000), -- hundredths of a percent
  ceiling_paise bigint not null check (ceiling_paise > 0), -- of invoices before GST
  first_day date not null,
  last_day date not null,
  upload_id bigint not null references upload (id),
  entered_at timestamptz not null,
  entered_by bigint not null references users (id),
  ended_at timestamptz, -- entered wrongly, or cancelled by the tax office
  ended_by bigint references users (id),
  check (last_day >= first_day),
  check ((ended_at is null) = (ended_by is null)),
  constraint tds_own_certificate_once exclude using gist
    (user_id with =, code with =, daterange(first_day, last_day, '[]') with &&) where (ended_at is null)
);
create index tds_own_certificate_user on tds_own_certificate (user_id, id);
create index tds_own_certificate_upload on tds_own_certificate (upload_id);

create function tds_own_certificate_guard() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null
    or to_jsonb(new) - '{ended_at,ended_by}'::text[] is distinct from to_jsonb(old) - '{ended_at,ended_by}'::text[] then
    raise exception 'certificate % is only ended, once', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger tds_own_certificate_guard before update on tds_own_certificate
  for each row execute function tds_own_certificate_guard();
create trigger tds_own_certificate_no_delete before delete on tds_own_certificate
  for each row execute function refuse_change();
create trigger tds_own_certificate_no_truncate before truncate on tds_own_certificate
  for each statement execute function refuse_change();
