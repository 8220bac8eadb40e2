-- The desk finds orders by vehicle, transport receipt and IRN, and people by PAN and TAN.
create index shipment_vehicle_number on shipment (vehicle_number, id);
create index shipment_receipt_number on shipment (receipt_number) where receipt_number is not null;
create index eway_bill_vehicle on eway_bill (vehicle_number);
create index e_invoice_irn on e_invoice (irn);
create index profile_pan_number on profile (pan_number) where pan_number <> '';
create index profile_tan_number on profile (tan_number) where tan_number <> '';
