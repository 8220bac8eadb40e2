-- The desk filters the trail by what the acts are about and by day.
create index audit_event_action on audit_event (action text_pattern_ops, id);
create index audit_event_at on audit_event (at);
