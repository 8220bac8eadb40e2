-- The days on which visitors see a banner; null: from the beginning, without an end.

alter table banner add column first_day date;
alter table banner add column last_day date;
alter table banner add constraint banner_days check (last_day >= first_day);
