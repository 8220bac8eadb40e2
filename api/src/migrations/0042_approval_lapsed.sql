-- What waited for a second person and can no longer be done has lapsed: nobody decided it, or the one who wanted to confirm it
-- found it so; the reason is why it cannot be done.
alter table approval drop constraint approval_status_check;
alter table approval add constraint approval_status_check
  check (status in ('waiting', 'confirmed', 'declined', 'lapsed'));
alter table approval drop constraint approval_check;
alter table approval add constraint approval_decided
  check ((status = 'waiting') = (decided_at is null) and (decided_at is null or decided_by is not null or status = 'lapsed'));
create index approval_lapsed on approval (decided_at) where status = 'lapsed';
