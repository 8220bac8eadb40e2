-- Who people are, their sessions and their one-time codes.

-- Named in the plural because `user` is a reserved word: `select * from user` silently means the database role.
create table users (
  id bigint generated always as identity primary key,
  phone text not null unique check (phone ~ '^[0-9]{10}$'),
  type text not null check (type in ('customer', 'seller', 'transporter', 'staff')),
  name text not null default '',
  email text not null default '',
  company_name text not null default '',
  verification_status text not null default 'unverified'
    check (verification_status in ('unverified', 'submitted', 'approved', 'rejected', 'suspended')),
  suspended_at timestamptz,
  created_at timestamptz not null
);
-- The desk's lists of people: those who wait for approval first, and of one type.
create index users_desk_order on users ((verification_status = 'submitted') desc, id desc);
create index users_desk_type on users (type, (verification_status = 'submitted'), id);
create index users_submitted on users (created_at) where verification_status = 'submitted' and suspended_at is null;
-- People are found by any part of their name or company, or by the first digits of their phone.
create index users_search on users using gin (name gin_trgm_ops, company_name gin_trgm_ops);
create index users_phone_prefix on users (phone text_pattern_ops);
-- Offers are counted with their sellers (offered_listing): this side of the view is read from an index alone.
create index users_trading on users (id) where verification_status = 'approved' and suspended_at is null;

create table session (
  token_hash bytea primary key,
  binding_hash bytea not null,
  user_id bigint not null references users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_user_id on session (user_id);
create index session_expires_at on session (expires_at);

create table otp (
  id bigint generated always as identity primary key,
  phone text not null,
  salt bytea not null,
  code_hash bytea not null,
  attempts smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('used', 'locked', 'replaced'))
);
-- At most one code per phone is alive: a new one must end the old one first.
create unique index otp_alive on otp (phone) where ended_at is null;
create index otp_created_at on otp (created_at);
