-- What people say of themselves and their business, and their addresses.

create table business_type (
  id bigint generated always as identity primary key,
  name text not null unique,
  position integer not null default 0
);

create table seller_type (
  id bigint generated always as identity primary key,
  name text not null unique,
  position integer not null default 0
);

-- One per user; what a person has not said is an empty text.
create table profile (
  user_id bigint primary key references users (id),
  gst_number text not null default '',
  pan_number text not null default '',
  company_address text not null default '',
  alternate_phone text not null default '',
  aadhar_number text not null default '',
  -- Formats are warned about, not refused; the desk sees the flag.
  doubtful_fields text[] not null default '{}',
  updated_at timestamptz not null
);

create table profile_business_type (
  user_id bigint not null references profile (user_id),
  business_type_id bigint not null references business_type (id),
  primary key (user_id, business_type_id)
);

create table profile_seller_type (
  user_id bigint not null references profile (user_id),
  seller_type_id bigint not null references seller_type (id),
  primary key (user_id, seller_type_id)
);

create table address (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  company_name text not null,
  phone text not null,
  gst text not null,
  address_line_one text not null,
  address_line_two text not null,
  pincode text not null,
  city text not null,
  state text not null,
  created_at timestamptz not null,
  deleted_at timestamptz -- soft: documents hold a snapshot, people may have deleted by mistake
);
create index address_user on address (user_id, id) where deleted_at is null;

