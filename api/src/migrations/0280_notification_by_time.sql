-- A person's notifications are listed by the time of their cause, which need not be the order in which they were written.
drop index notification_user;
create index notification_user on notification (user_id, created_at, id);
