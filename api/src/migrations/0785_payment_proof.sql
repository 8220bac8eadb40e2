-- A picture or PDF by which its payer proves a transfer. The desk looks for the same file under another transfer.
alter table payment add column proof_upload_id bigint references upload (id);
alter table payment add constraint payment_proof check (proof_upload_id is null or source = 'bank');
create index payment_proof_upload on payment (proof_upload_id) where proof_upload_id is not null;
create index upload_digest on upload (digest);
