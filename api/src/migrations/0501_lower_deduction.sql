-- Certificates of lower deduction: the tax office lets us deduct less from a seller or carrier, on so much, on these days. They go by PAN, like
-- the limits of the law.
create table tds_lower_certificate (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  pan text not null check (pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$'),
  code text not null check (code ~ '^[0-9A-Z]{3,10}$'),
  number text not null check (length(number) between 1 and 40),
  rate_bp integer not null check (rate_bp between 0 and 10000), -- hundredths of a percent
  ceiling_paise bigint not null check (ceiling_paise > 0), -- of amounts before GST on which tax is deducted
  first_day date not null,
  last_day date not null,
  entered_at timestamptz not null,
  entered_by bigint not null references users (id),
  ended_at timestamptz, -- entered wrongly, or cancelled by the tax office
  ended_by bigint references users (id),
  check (last_day >= first_day),
  check ((ended_at is null) = (ended_by is null)),
  constraint tds_lower_certificate_once exclude using gist
    (pan with =, code with =, daterange(first_day, last_day, '[]') with &&) where (ended_at is null)
);
create index tds_lower_certificate_user on tds_lower_certificate (user_id, id);

create function tds_lower_certificate_guard() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null
    or (new.id, new.user_id, new.pan, new.code, new.number, new.rate_bp, new.ceiling_paise, new.first_day, new.last_day,
        new.entered_at, new.entered_by)
      is distinct from (old.id, old.user_id, old.pan, old.code, old.number, old.rate_bp, old.ceiling_paise, old.first_day,
        old.last_day, old.entered_at, old.entered_by) then
    raise exception 'certificate % is only ended, once', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger tds_lower_certificate_guard before update on tds_lower_certificate
  for each row execute function tds_lower_certificate_guard();
create trigger tds_lower_certificate_no_delete before delete on tds_lower_certificate
  for each row execute function refuse_change();
create trigger tds_lower_certificate_no_truncate before truncate on tds_lower_certificate
  for each statement execute function refuse_change();

-- Of what tax is deducted on, the part at the certificate's rate, and the tax on that part; the rest is at the law's rate.
alter table tds_entry
  add column certificate_id bigint references tds_lower_certificate (id),
  add column certified_paise bigint not null default 0,
  add column certified_tds_paise bigint not null default 0,
  add check (certificate_id is not null or certified_paise = 0 and certified_tds_paise = 0);
create index tds_entry_certificate on tds_entry (certificate_id) where certificate_id is not null;
