-- Several products asked for in one request: each is a quotation of its own, the group keeps them together.
create table quotation_group (
  id bigint generated always as identity primary key,
  buyer_id bigint not null references users (id),
  created_at timestamptz not null
);

alter table quotation
  add column group_id bigint references quotation_group (id),
  -- Wishes of the buyer, read by those who are asked.
  add column needed_by date,
  add column parts smallint check (parts between 2 and 12),
  -- Whoever offers it may answer, of whatever brand; `brand_name` is then that of the marked listing.
  add column any_brand boolean not null default false;
create index quotation_group_members on quotation (group_id, id) where group_id is not null;
