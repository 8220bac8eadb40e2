-- What every capability builds on: answers that can be replayed, limits, numbers of papers, settings.

-- For tables whose rows are history: nothing that was written there may be altered or taken away.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % refused: rows are only added', tg_op, tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;

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

-- How many requests a caller has made in a minute, over all processes. Not data of the market: a schema of its own, without a
-- write-ahead log, empty after a crash.
create schema traffic;
create unlogged table traffic.request_count (
  bucket text primary key,
  minute integer not null,
  taken integer not null
);
create index request_count_minute on traffic.request_count (minute);

-- The last number given out per series and financial year. The row lock makes numbers unique; they are never reused.
create table document_number (
  series text not null check (series ~ '^[A-Z]{1,4}$'),
  financial_year text not null check (financial_year ~ '^[0-9]{4}$'), -- 2627 is April 2026 to March 2027
  last integer not null check (last between 1 and 999999),
  primary key (series, financial_year)
);

-- Switches and figures the desk may change without a release: auto_approve_sellers, gst_slabs, …
create table setting (
  key text primary key,
  value jsonb not null
);
