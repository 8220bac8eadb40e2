-- The desk reads papers of every kind, and finds the few of one kind among millions of others.
create index issued_paper_kind on issued_paper (kind, id);
-- Last, as it locks out readers until the migration ends.
drop index issued_paper_trade_kind;
