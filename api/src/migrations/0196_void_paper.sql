-- Invoices that were cancelled, by the day: the books reverse them on it.
create index paper_event_void on paper_event (at) where event = 'void';
