-- A payer's transfers: those that the desk still looks for, the newest first, and those that it decided on lately.
create index payment_payer_waiting on payment (payer_id, id desc) where status = 'under check';
create index payment_payer_decided on payment (payer_id, decided_at) where source = 'bank' and decided_at is not null;
