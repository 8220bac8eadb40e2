create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Answers of money and order writes, so that a retry replays them. Written in the transaction of the effect.
create table idempotency_key (
  user_id bigint not null,
  key text not null check (length(key) between 1 and 200),
  request_hash bytea not null,
  status smallint not null,
  answer json not null, -- json, not jsonb: the replay keeps the order of the fields
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_key_created_at on idempotency_key (created_at);

-- One row per counted event: a sliding window over rows is exact where a counter per hour lets twice the limit through.
create table limit_event (
  id bigint generated always as identity primary key,
  bucket text not null,
  at timestamptz not null
);
create index limit_event_bucket_at on limit_event (bucket, at);

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
