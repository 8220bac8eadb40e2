-- Files that people hand in, and who may see them.

-- They stand in the database: few, small and private. Who may open one follows from the order it was used for. None is ever
-- changed; one that nobody uses is deleted after some weeks, and what is used is held by the references to it.
create table upload (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users (id),
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'application/pdf')),
  size_bytes integer not null check (size_bytes between 1 and 5242880),
  digest bytea not null,
  content bytea not null,
  created_at timestamptz not null
);
create index upload_owner on upload (owner_id, id);
create index upload_created on upload (created_at);
create trigger upload_append_only before update on upload for each row execute function refuse_change();

-- Where a file may be seen: the sides of an order it was used for. It has one use for each purpose: what it is used for
-- afterwards takes nothing from those who see it already.
create table upload_use (
  upload_id bigint not null references upload (id),
  order_id bigint not null references trade_order (id),
  purpose text not null constraint upload_use_purpose check (purpose in ('step', 'invoice', 'quality')),
  audience text[] not null check (audience <@ array['buyer', 'seller', 'transporter']),
  primary key (upload_id, order_id, purpose)
);
create index upload_use_order on upload_use (order_id);

-- What shows the quality of an order's goods.
create table quality_file (
  order_id bigint not null references trade_order (id),
  upload_id bigint not null references upload (id),
  kind text not null check (kind in ('certificate', 'image')),
  added_at timestamptz not null,
  added_by bigint references users (id),
  primary key (order_id, upload_id)
);
create index quality_file_upload on quality_file (upload_id);
-- A newer certificate takes the older one's place.
create unique index quality_file_one_certificate on quality_file (order_id) where kind = 'certificate';

-- What the server alone knows: addresses of files are signed with it. Each market makes its own.
create table server_secret (
  name text primary key,
  secret bytea not null
);
insert into server_secret (name, secret)
  values ('upload link', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));
