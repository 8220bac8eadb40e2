-- Money that one person of the desk moved without a second one, counted twice: for the person who did it, and for each person
-- whose money it was. The sum over the last days decides whether the next act needs a second person. Amounts that two people
-- have agreed on are not in it.
create table desk_total (
  id bigint generated always as identity primary key,
  counted_for text not null check (counted_for in ('staff', 'party')),
  user_id bigint not null references users (id),
  action text not null,
  subject text not null,
  amount_paise bigint not null check (amount_paise > 0),
  at timestamptz not null
);
create index desk_total_sum on desk_total (counted_for, user_id, at);
create index desk_total_at on desk_total (at);
