-- The desk finds people by GSTIN, transfers by UTR also after they were rejected, and what waits about one thing.
create index profile_gst_number on profile (gst_number) where gst_number <> '';
create index payment_any_utr on payment (utr) where utr is not null;
create index approval_subject on approval (subject) where status = 'waiting';
