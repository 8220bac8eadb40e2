-- Every PAN that a profile has had, typed or as a part of its GSTIN: a limit on what a company may owe does not end when a login changes its profile.
create table user_pan (
  user_id bigint not null references users (id),
  pan text not null check (pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$'),
  since timestamptz not null,
  primary key (user_id, pan)
);
create index user_pan_pan on user_pan (pan);
create trigger user_pan_append_only before update or delete on user_pan for each row execute function refuse_change();
create trigger user_pan_no_truncate before truncate on user_pan for each statement execute function refuse_change();

create function profile_pan_kept() returns trigger language plpgsql as $$
begin
  insert into user_pan (user_id, pan, since)
  select distinct new.user_id, given.pan, new.updated_at
    from (values (upper(regexp_replace(new.pan_number, '[\s-]', '', 'g'))),
                 (substr(upper(regexp_replace(new.gst_number, '[\s-]', '', 'g')), 3, 10))) as given (pan)
   where given.pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$'
  on conflict do nothing;
  return new;
end $$;
create trigger profile_pan_kept after insert or update of pan_number, gst_number on profile
  for each row execute function profile_pan_kept();

insert into user_pan (user_id, pan, since)
select distinct p.user_id, given.pan, p.updated_at
  from profile p
  cross join lateral (values (upper(regexp_replace(p.pan_number, '[\s-]', '', 'g'))),
                             (substr(upper(regexp_replace(p.gst_number, '[\s-]', '', 'g')), 3, 10))) as given (pan)
 where given.pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$';
