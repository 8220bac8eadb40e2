-- Lines of the bank's statements, as they were imported.

create table bank_line (
  id bigint generated always as identity primary key,
  -- What makes a line the same in every statement that has it: its day, amount and text, and which of such lines of its day it is.
  digest bytea not null unique check (length(digest) = 32),
  day date not null,
  -- Received positive, paid out negative.
  amount_paise bigint not null check (amount_paise <> 0),
  text text not null check (length(text) between 1 and 400),
  -- What in the text can be a UTR, in upper case.
  utrs text[] not null check (cardinality(utrs) <= 20),
  imported_at timestamptz not null,
  imported_by bigint not null references users (id)
);
create index bank_line_received on bank_line (day desc, id desc) where amount_paise > 0;
create trigger bank_line_append_only before update or delete on bank_line
  for each row execute function refuse_change();
