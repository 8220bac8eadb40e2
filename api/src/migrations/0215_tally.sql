-- Whose account a carrier's is: the last who carried the order.
create index freight_award_order on freight_award (order_id, id);
