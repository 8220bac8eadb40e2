-- Where a banner leads, an address on this site; empty: nowhere.

alter table banner add column link text not null default '' check (link ~ '^(/([^/\\[:space:]][^\\[:space:]]*)?)?$' and length(link) <= 300);
alter table banner add constraint banner_link_named check (link = '' or title <> '');
