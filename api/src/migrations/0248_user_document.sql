-- Documents that a seller or transporter sends to be verified. A newer one of a kind takes the place of one that waits; none is deleted.

create table user_document (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  kind text not null check (kind in ('gst certificate', 'pan card', 'aadhaar card', 'cancelled cheque')),
  upload_id bigint not null references upload (id),
  sent_at timestamptz not null,
  status text not null default 'sent' check (status in ('sent', 'verified', 'refused', 'replaced')),
  reason text check (length(reason) between 1 and 400),
  decided_at timestamptz,
  decided_by bigint references users (id),
  check ((status in ('verified', 'refused')) = (decided_at is not null and decided_by is not null)),
  check (status <> 'refused' or reason is not null)
);
create unique index user_document_one_sent on user_document (user_id, kind) where status = 'sent';
create index user_document_of on user_document (user_id, id desc);
create index user_document_upload on user_document (upload_id);
create index user_document_waiting on user_document (sent_at) where status = 'sent';
