-- The desk: what waits for a second person, and what one person has moved alone.

create table approval (
  id bigint generated always as identity primary key,
  action text not null,
  subject text not null,
  input jsonb not null, -- what will be done, as it was asked for
  amount_paise bigint not null,
  reason text not null check (length(reason) between 1 and 400),
  requested_by bigint not null references users (id),
  requested_at timestamptz not null,
  -- lapsed: it can no longer be done. Nobody decided it, or the one who wanted to confirm it found it so; the reason says why.
  status text not null default 'waiting' check (status in ('waiting', 'confirmed', 'declined', 'lapsed')),
  decided_by bigint references users (id),
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) between 1 and 400),
  constraint approval_decided check (
    (status = 'waiting') = (decided_at is null) and (decided_at is null or decided_by is not null or status = 'lapsed')
  ),
  constraint approval_two_people check (status <> 'confirmed' or decided_by <> requested_by)
);
create index approval_waiting on approval (requested_at, id) where status = 'waiting';
create index approval_lapsed on approval (decided_at) where status = 'lapsed';
-- One request of a kind at a time for a thing, or two people could confirm it twice.
create unique index approval_one_waiting on approval (action, subject) where status = 'waiting';

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
