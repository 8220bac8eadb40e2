-- What the desk says about the PAN that a login has typed: that the login is not of its company, or that it is after all. The newest row counts.
create table pan_apart (
  id bigint generated always as identity primary key,
  user_id bigint not null,
  pan text not null,
  is_apart boolean not null,
  reason text not null check (length(reason) between 1 and 400),
  at timestamptz not null,
  actor_id bigint not null references users (id),
  foreign key (user_id, pan) references user_pan (user_id, pan)
);
create index pan_apart_login on pan_apart (user_id, pan, id desc);
create trigger pan_apart_append_only before update or delete on pan_apart
  for each row execute function refuse_change();
create trigger pan_apart_no_truncate before truncate on pan_apart
  for each statement execute function refuse_change();
