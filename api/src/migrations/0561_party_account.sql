-- Bank accounts of the people who pay us and whom we pay. A second person confirmed each before it was stored; it is only ended, once.
create table party_account (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  account_name text not null check (length(account_name) between 1 and 100),
  account_number text not null check (account_number ~ '^[0-9]{9,18}$'),
  ifsc text not null check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  confirmed_at timestamptz not null,
  confirmed_by bigint not null references users (id),
  ended_at timestamptz,
  ended_by bigint references users (id),
  check ((ended_at is null) = (ended_by is null))
);
create unique index party_account_once on party_account (user_id, account_number, ifsc) where ended_at is null;
create index party_account_number on party_account (account_number) where ended_at is null;
create index party_account_user on party_account (user_id, id);

create function party_account_guard() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null
    or (new.id, new.user_id, new.account_name, new.account_number, new.ifsc, new.confirmed_at, new.confirmed_by)
      is distinct from (old.id, old.user_id, old.account_name, old.account_number, old.ifsc, old.confirmed_at, old.confirmed_by) then
    raise exception 'bank account % is only ended, once', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger party_account_guard before update on party_account for each row execute function party_account_guard();
create trigger party_account_no_delete before delete on party_account for each row execute function refuse_change();
create trigger party_account_no_truncate before truncate on party_account for each statement execute function refuse_change();

-- The payer's account, where the statement has columns for it.
alter table bank_line
  add column payer_account text check (payer_account ~ '^[0-9]{9,18}$'),
  add column payer_ifsc text check (payer_ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$');
