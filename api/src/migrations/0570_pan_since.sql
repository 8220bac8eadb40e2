-- The PANs of profiles from before they were kept count from their profile's last change, which may be later than the limit that the desk added for
-- them: they count from then.
alter table user_pan disable trigger user_pan_append_only;
update user_pan p
   set since = l.added_at
  from (select upper(regexp_replace(scope, '[\s-]', '', 'g')) as pan, min(added_at) as added_at
          from tax_row where key = 'credit.owed_limit' group by 1) l
 where l.pan = p.pan
   and l.added_at < p.since
   and p.since <= (select timestamp::timestamptz from kysely_migration where name = '0531_user_pan');
alter table user_pan enable trigger user_pan_append_only;
