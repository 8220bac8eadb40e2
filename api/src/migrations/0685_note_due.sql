-- Buyers are reminded of the debit notes that fall due on a day; older notes have no due day.
create index issued_paper_note_due on issued_paper ((snapshot ->> 'due_on')) where kind = 'debit note';
