-- Whether a buyer gave back the GST credit of a credit note is known after the note.
alter table paper_event drop constraint paper_event_event_check;
alter table paper_event add constraint paper_event_event_check
  check (event in ('ewb', 'irn', 'note', 'paid', 'void', 'gst effect'));
