-- What somebody must do now is looked at every minute: what is over must not be read for it.
create index trade_order_unsettled on trade_order (buyer_id, id) where settled_at is null;
create index shipment_under_way on shipment (transporter_id, id) where delivered_at is null and removed_at is null;
