-- The trail of a thing has that of its parts: order:12:seller is found with order:12. It finds whole subjects as the former index did.
create index audit_event_subject_parts on audit_event (subject text_pattern_ops, id);
drop index audit_event_subject;
