-- The desk reads papers of every kind, and finds the few of one kind among millions of others.
drop index issued_paper_trade_kind;
create index issued_paper_kind on issued_paper (kind, id);
