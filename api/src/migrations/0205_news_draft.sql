-- An article as the desk has written it so far. Visitors read `news` only; publishing takes the draft away.

create table news_draft (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  image text not null default '',
  description text not null, -- HTML, sanitised before it is stored
  saved_by bigint not null references users (id),
  saved_at timestamptz not null
);
create index news_draft_saved_at on news_draft (saved_at desc, slug);
