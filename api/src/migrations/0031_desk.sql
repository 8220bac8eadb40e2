-- The desk: what waits for a second person, and the secret that addresses of files are signed with.
create table approval (
  id bigint generated always as identity primary key,
  action text not null,
  subject text not null,
  input jsonb not null, -- what will be done, as it was asked for
  amount_paise bigint not null,
  reason text not null check (length(reason) between 1 and 400),
  requested_by bigint not null references users (id),
  requested_at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'confirmed', 'declined')),
  decided_by bigint references users (id),
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) between 1 and 400),
  check ((status = 'waiting') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  constraint approval_two_people check (status <> 'confirmed' or decided_by <> requested_by)
);
create index approval_waiting on approval (requested_at, id) where status = 'waiting';
-- One request of a kind at a time for a thing, or two people could confirm it twice.
create unique index approval_one_waiting on approval (action, subject) where status = 'waiting';

create table server_secret (
  name text primary key,
  secret bytea not null
);
insert into server_secret (name, secret)
  values ('upload link', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

-- The trail of one person.
create index audit_event_actor on audit_event (actor_id, id) where actor_id is not null;
create index enquiry_open on enquiry (created_at) where handled_at is null;
create index contact_message_open on contact_message (created_at) where handled_at is null;
create index listing_approval on listing (created_at) where status = 'pending approval';
