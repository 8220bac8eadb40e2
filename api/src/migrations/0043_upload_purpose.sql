-- A file has one use for each purpose: what it is used for later takes nothing from those who see it already.
alter table upload_use add column purpose text;
update upload_use used set purpose = case
  when exists (select from quality_file q where q.upload_id = used.upload_id and q.order_id = used.order_id) then 'quality'
  when exists (select from shipment s where s.invoice_upload_id = used.upload_id and s.order_id = used.order_id) then 'invoice'
  else 'step'
end;
alter table upload_use alter column purpose set not null;
alter table upload_use add constraint upload_use_purpose check (purpose in ('step', 'invoice', 'quality'));
alter table upload_use drop constraint upload_use_pkey, add primary key (upload_id, order_id, purpose);

-- Files that nobody uses are deleted after some weeks; what is used is held by the references to it. None is ever changed.
drop trigger upload_append_only on upload;
create trigger upload_append_only before update on upload for each row execute function refuse_change();
create index upload_created on upload (created_at);
-- Deleting a file asks each of these references; without an index each would read all vehicles.
create index shipment_driver_photo on shipment (driver_photo_id) where driver_photo_id is not null;
create index shipment_vehicle_photo on shipment (vehicle_photo_id) where vehicle_photo_id is not null;
create index shipment_loaded_photo on shipment (loaded_photo_id) where loaded_photo_id is not null;
create index shipment_invoice_upload on shipment (invoice_upload_id) where invoice_upload_id is not null;
create index shipment_receipt_upload on shipment (receipt_upload_id) where receipt_upload_id is not null;
create index shipment_eway_upload on shipment (eway_upload_id) where eway_upload_id is not null;
create index shipment_delivery_upload on shipment (delivery_upload_id) where delivery_upload_id is not null;
create index shipment_unloaded_photo on shipment (unloaded_photo_id) where unloaded_photo_id is not null;
