-- The figures of the day as they were before a price was added, so that a wrong price is taken back exactly: they may come from the desk's own
-- entry of the day, which writes no point. Null figures with knows_before: it was the first of the day.
alter table ingot_point
  add column knows_before boolean not null default false,
  add column before_open_paise bigint,
  add column before_high_paise bigint,
  add column before_low_paise bigint,
  add column before_close_paise bigint;
