-- Whose account a carrier's is: the last who carried the order.
create index freight_award_order on freight_award (order_id, id);
-- Journals of a period in parts, each after the last one of the part before, also where many have one time.
create index journal_at_id on journal (at, id);
drop index journal_at;
