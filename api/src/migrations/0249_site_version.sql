-- What visitors and users read, as it was each time it was saved: a question, a banner, a text, a message. Only ever added to.

create table site_version (
  id bigint generated always as identity primary key,
  -- `faq:12`, `banner:3`, `text:privacy_policy`, `template:price moved`
  subject text not null check (subject ~ '^(faq|banner|text|template):.' and length(subject) <= 120),
  -- Its fields by name, each a text.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- Null: it stood there before versions were kept.
  saved_at timestamptz,
  saved_by bigint references users (id),
  reason text not null default '' check (length(reason) <= 400),
  check ((saved_at is null) = (saved_by is null))
);
create index site_version_of on site_version (subject, id desc);
create trigger site_version_append_only before update or delete on site_version
  for each row execute function refuse_change();
create trigger site_version_no_truncate before truncate on site_version
  for each statement execute function refuse_change();
