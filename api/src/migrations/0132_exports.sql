-- A month's papers of one issuer, for the return.
create index issued_paper_month on issued_paper (gstin, date);
create index issued_paper_date on issued_paper (date);
create index journal_at on journal (at);
