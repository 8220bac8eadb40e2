-- The desk lets a buyer take credit once although they owe too much or for too long. One is open at a time.
create table credit_release (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  reason text not null check (length(reason) between 1 and 400),
  at timestamptz not null,
  actor_id bigint not null references users (id),
  used_at timestamptz,
  used_for text check (length(used_for) between 1 and 60), -- the number of the quotation or order
  check ((used_at is null) = (used_for is null))
);
create unique index credit_release_open on credit_release (user_id) where used_at is null;

create function credit_release_guard() returns trigger language plpgsql as $$
begin
  if old.used_at is not null
    or (new.id, new.user_id, new.reason, new.at, new.actor_id)
      is distinct from (old.id, old.user_id, old.reason, old.at, old.actor_id) then
    raise exception 'credit release % is only used, once', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger credit_release_guard before update on credit_release
  for each row execute function credit_release_guard();
create trigger credit_release_no_delete before delete on credit_release for each row execute function refuse_change();
create trigger credit_release_no_truncate before truncate on credit_release
  for each statement execute function refuse_change();

-- After how many days what is past due ends new credit. How much a buyer may owe has no row: that is each company's to decide.
insert into tax_row (key, scope, value, valid_from, valid_to, source) values
  ('credit.overdue_days', '', '30', '2026-04-01', null, 'Our own rule of credit, not the law');
