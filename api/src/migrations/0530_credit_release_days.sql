-- A release that is not used ends after its last day. Only one is open at a time; after that day, another may be given.
alter table credit_release add column last_day date;
alter table credit_release disable trigger credit_release_guard;
update credit_release set last_day = (at at time zone 'Asia/Kolkata')::date + 6;
alter table credit_release enable trigger credit_release_guard;
alter table credit_release
  alter column last_day set not null,
  add check (last_day >= (at at time zone 'Asia/Kolkata')::date),
  add constraint credit_release_one_open exclude using gist
    (user_id with =, daterange((at at time zone 'Asia/Kolkata')::date, last_day, '[]') with &&) where (used_at is null);
drop index credit_release_open;

create or replace function credit_release_guard() returns trigger language plpgsql as $$
begin
  if old.used_at is not null
    or (new.id, new.user_id, new.reason, new.at, new.actor_id, new.last_day)
      is distinct from (old.id, old.user_id, old.reason, old.at, old.actor_id, old.last_day) then
    raise exception 'credit release % is only used, once', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
