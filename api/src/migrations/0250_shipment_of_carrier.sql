-- A carrier reads their own vehicles, newest first, of all that the market ever had.
create index shipment_transporter on shipment (transporter_id, id desc) where removed_at is null;
