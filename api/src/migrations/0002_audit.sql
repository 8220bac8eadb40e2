-- The audit trail: who did what to what, and why. It is append-only for every role that works through SQL, and a chain of hashes
-- shows what was changed by other means: a trigger switched off, a file edited, a backup put back in part.

create table audit_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id bigint,
  action text not null,
  subject text not null,
  reason text,
  detail jsonb not null default '{}',
  request_id text
);
create index audit_event_subject on audit_event (subject, id);
-- The trail of one person.
create index audit_event_actor on audit_event (actor_id, id) where actor_id is not null;

-- One link for each row of the trail, in the order in which their transactions ended.
create table audit_link (
  position bigint primary key,
  event_id bigint not null unique references audit_event (id),
  hash bytea not null
);

-- The hash covers every column. Times are written as seconds, because a text of a timestamp depends on the session's time zone.
create function audit_hash(previous bytea, event audit_event) returns bytea language sql stable as $$
  select sha256(previous || convert_to(jsonb_build_array(
    event.id, extract(epoch from event.at)::text, event.actor_id, event.action, event.subject, event.reason, event.detail,
    event.request_id
  )::text, 'UTF8'))
$$;

-- Runs when the transaction commits, so that writers wait for each other during their commits only and not from the moment of
-- the act. Two that saw the same end of the chain (under snapshot isolation) are told to try again.
create function audit_append_link() returns trigger language plpgsql as $$
declare
  last audit_link;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit chain', 0));
  select * into last from audit_link order by position desc limit 1;
  begin
    insert into audit_link (position, event_id, hash)
      values (coalesce(last.position, 0) + 1, new.id, audit_hash(coalesce(last.hash, ''), new));
  exception when unique_violation then
    raise exception 'the audit chain moved on' using errcode = 'serialization_failure';
  end;
  return null;
end $$;
create constraint trigger audit_append_link after insert on audit_event
  deferrable initially deferred for each row execute function audit_append_link();

create function audit_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % refused: the audit trail is append-only', tg_op, tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger audit_event_append_only before update or delete on audit_event
  for each row execute function audit_refuse_change();
create trigger audit_event_no_truncate before truncate on audit_event
  for each statement execute function audit_refuse_change();
create trigger audit_link_append_only before update or delete on audit_link
  for each row execute function audit_refuse_change();
create trigger audit_link_no_truncate before truncate on audit_link
  for each statement execute function audit_refuse_change();
