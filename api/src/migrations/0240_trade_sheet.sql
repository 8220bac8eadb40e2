-- What a person shares of an offer or a quotation: a copy of that moment, open to whoever has its link until it ends. To end a link
-- early is to delete the sheet.

create table trade_sheet (
  id bigint generated always as identity primary key,
  maker_id bigint not null references users (id),
  token text not null unique check (length(token) = 22),
  content jsonb not null,
  made_at timestamptz not null,
  valid_until timestamptz not null check (valid_until > made_at)
);
create index trade_sheet_of on trade_sheet (maker_id, valid_until);
create index trade_sheet_over on trade_sheet (valid_until);
