-- What a second person has declined is shown to whoever asked for it, the newest first.
create index approval_declined on approval (decided_at) where status = 'declined';
