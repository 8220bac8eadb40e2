-- Alerts: what a person wants to be told of, and since when. Without a row an offer on the watch list is followed in the usual way.
create table price_alert (
  user_id bigint not null,
  listing_id bigint not null,
  rule text not null default 'move' check (rule in ('move', 'target', 'off')),
  move_percent smallint not null default 2 check (move_percent between 1 and 50),
  target_paise bigint check (target_paise > 0),
  -- The price per MT with GST of which the person knows: the next one is compared with it. None: the one kept when it was saved.
  base_paise bigint check (base_paise > 0),
  primary key (user_id, listing_id),
  foreign key (user_id, listing_id) references bookmark (user_id, listing_id) on delete cascade,
  check (rule <> 'target' or target_paise is not null)
);

create table ingot_alert (
  user_id bigint not null references users (id),
  location_id bigint not null references ingot_location (id),
  move_paise bigint not null check (move_paise > 0),
  base_paise bigint not null,
  primary key (location_id, user_id)
);
create index ingot_alert_user on ingot_alert (user_id);

-- Who has switched all alerts off.
create table alert_switch (
  user_id bigint primary key references users (id),
  is_on boolean not null
);

-- How many alerts a person got on a day.
create table alert_day (
  day date not null,
  user_id bigint not null references users (id),
  told integer not null check (told > 0),
  primary key (day, user_id)
);

-- Up to when prices were looked through; none before the first time. One row: who holds it tells, the others wait.
create table alert_sweep (
  is_only boolean primary key default true check (is_only),
  looked_to timestamptz
);
insert into alert_sweep default values;

create index listing_price_since on listing_price (at);
