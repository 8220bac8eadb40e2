-- Money is set aside and used in one transaction: nothing waits for a time to pass, and nothing is given back.

alter table hold drop column expires_at;
alter table hold drop constraint hold_status_check;
alter table hold add constraint hold_status_check check (status in ('held', 'captured'));
