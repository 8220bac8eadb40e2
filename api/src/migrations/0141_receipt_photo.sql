-- The photograph of the signed receipt was kept under two names, always with the same file.

alter table shipment drop column unloaded_photo_id;
