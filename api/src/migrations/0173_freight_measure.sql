-- What would have been estimated of each freight that was accepted, from what was known before it was; written once, by a job. It
-- says how near estimates are, and what was paid on a road. Amounts per MT, before GST.
create table freight_measure (
  marking_id bigint primary key references marking (id),
  origin_city text not null,
  state text not null,
  city text not null,
  accepted_paise bigint not null check (accepted_paise > 0),
  -- Null: nothing was known of the road.
  estimate_paise bigint check (estimate_paise > 0),
  at timestamptz not null
);
create index freight_measure_place on freight_measure (lower(state), lower(city), at desc);
create index freight_measure_at on freight_measure (at desc);
create trigger freight_measure_append_only before update or delete on freight_measure
  for each row execute function refuse_change();
