-- Platform and seller as they stood when a vehicle was invoiced: an invoice must not change with a later profile.
-- Vehicles invoiced before have none and show the parties of today.
alter table shipment add column invoice_parties jsonb;
