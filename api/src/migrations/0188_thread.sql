-- What one party of a quotation and the desk write to each other. Each party has a thread of its own and reads no other.

create table thread (
  id bigint generated always as identity primary key,
  quotation_id bigint not null references quotation (id),
  party_id bigint not null references users (id),
  side text not null check (side in ('buyer', 'seller', 'transporter')),
  started_at timestamptz not null,
  -- Since when the party waits for the desk; null while nothing waits.
  waits_since timestamptz,
  -- The last message of the desk, and the last message that the party has opened: what lies between is unread.
  last_of_desk bigint not null default 0,
  read_to bigint not null default 0,
  unique (quotation_id, party_id)
);
create index thread_waiting on thread (waits_since) where waits_since is not null;
create index thread_unread on thread (party_id) where last_of_desk > read_to;

create table thread_message (
  id bigint generated always as identity primary key,
  thread_id bigint not null references thread (id),
  author_id bigint not null references users (id),
  is_desk boolean not null,
  body text not null check (length(body) <= 1000),
  sent_at timestamptz not null
);
create index thread_message_of on thread_message (thread_id, id);
create trigger thread_message_append_only before update or delete on thread_message
  for each row execute function refuse_change();
create trigger thread_message_no_truncate before truncate on thread_message
  for each statement execute function refuse_change();

-- A file that a person may open although it belongs to no order of theirs.
create table upload_grant (
  upload_id bigint not null references upload (id),
  user_id bigint not null references users (id),
  primary key (upload_id, user_id)
);

create table thread_file (
  message_id bigint not null references thread_message (id),
  position smallint not null check (position between 1 and 3),
  upload_id bigint not null references upload (id),
  name text not null check (length(name) between 1 and 80),
  size_bytes integer not null,
  primary key (message_id, position)
);
create index thread_file_upload on thread_file (upload_id);
create trigger thread_file_append_only before update or delete on thread_file
  for each row execute function refuse_change();
create trigger thread_file_no_truncate before truncate on thread_file
  for each statement execute function refuse_change();
