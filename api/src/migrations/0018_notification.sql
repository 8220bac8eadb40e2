-- In-app notifications, and what is to be told outside: one row per message, written in the transaction of its cause.
create table notification (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  kind text not null,
  text text not null check (length(text) between 1 and 400),
  link text check (link ~ '^/'),
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_user on notification (user_id, id);
create index notification_unread on notification (user_id, id) where read_at is null;

-- The desk's own wording of a kind; where there is none, the product's stands.
create table notification_template (
  kind text primary key,
  text text not null check (length(text) between 1 and 300)
);

create table outbox (
  id bigint generated always as identity primary key,
  notification_id bigint not null references notification (id),
  phone text not null,
  text text not null,
  link text,
  created_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  last_error text
);
create index outbox_unsent on outbox (id) where sent_at is null;
create index outbox_notification on outbox (notification_id);
