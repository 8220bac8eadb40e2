-- Who at the desk works on what of the queue, so that two do not begin the same. It forbids nobody anything, and ends after a while.
create table queue_taken (
  kind text not null,
  -- Its key, or its number where keys of two tables meet.
  item text not null check (length(item) between 1 and 64),
  -- Since when it waits: what waits again later is another thing.
  since timestamptz not null,
  taken_by bigint not null references users (id),
  taken_at timestamptz not null,
  primary key (kind, item)
);
create index queue_taken_at on queue_taken (taken_at);

-- Filters of the queue that a member of staff has given a name.
create table queue_view (
  user_id bigint not null references users (id),
  name text not null check (length(name) between 1 and 40),
  query jsonb not null check (jsonb_typeof(query) = 'object'),
  primary key (user_id, name)
);
