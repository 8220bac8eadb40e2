-- When a message that could not be sent is tried again, and since when no more because the gateway refused the message itself too often.
alter table outbox add column next_at timestamptz;
alter table outbox add column given_up_at timestamptz;
update outbox set given_up_at = created_at where sent_at is null and attempts >= 8;
create index outbox_waiting on outbox (id) where sent_at is null and given_up_at is null;
