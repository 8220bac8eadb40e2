-- How many requests a caller has made in a minute, over all processes. Not data of the market: a schema of its own, without a
-- write-ahead log, empty after a crash.
create schema traffic;
create unlogged table traffic.request_count (
  bucket text primary key,
  minute integer not null,
  taken integer not null
);
create index request_count_minute on traffic.request_count (minute);
