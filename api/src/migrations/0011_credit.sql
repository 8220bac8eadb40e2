-- Credit that the platform grants a buyer: the request, its documents and the decision.

create table credit_document_type (
  id bigint generated always as identity primary key,
  name text not null unique check (length(name) between 1 and 120),
  titles text[] not null check (cardinality(titles) between 1 and 12),
  descriptions text[] not null,
  position smallint not null default 0,
  check (cardinality(titles) = cardinality(descriptions))
);

create table credit_request (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  document_type_id bigint not null references credit_document_type (id),
  status text not null default 'pending' check (status in ('pending', 'under review', 'approved', 'rejected')),
  granted_paise bigint check (granted_paise > 0),
  reason text check (length(reason) between 1 and 400),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users (id),
  check ((status in ('approved', 'rejected')) = (decided_at is not null)),
  check ((status = 'approved') = (granted_paise is not null))
);
-- One open request at a time.
create unique index credit_request_one_open on credit_request (user_id) where status in ('pending', 'under review');
create index credit_request_user_id on credit_request (user_id, id);
create index credit_request_queue on credit_request (created_at) where status in ('pending', 'under review');

-- Files stand in the database on purpose: they are few, small and private, and they live and die with the request.
create table credit_document (
  id bigint generated always as identity primary key,
  request_id bigint not null references credit_request (id),
  title text not null check (length(title) between 1 and 120),
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'application/pdf')),
  size_bytes integer not null check (size_bytes > 0),
  digest bytea not null,
  content bytea not null,
  created_at timestamptz not null,
  unique (request_id, title)
);

insert into credit_document_type (name, titles, descriptions, position) values
  ('Proprietorship',
   array['PAN card', 'GST certificate', 'Bank statement', 'Income tax return'],
   array['PAN card of the proprietor', 'GST registration certificate of the business',
         'Current account, last 12 months', 'Last 2 financial years with computation'], 1),
  ('Partnership firm',
   array['PAN card', 'Partnership deed', 'GST certificate', 'Bank statement', 'Balance sheet'],
   array['PAN card of the firm', 'Signed deed with all changes', 'GST registration certificate of the firm',
         'Current account, last 12 months', 'Last 2 financial years, audited where an audit applies'], 2),
  ('Limited liability partnership',
   array['PAN card', 'LLP agreement', 'GST certificate', 'Bank statement', 'Balance sheet'],
   array['PAN card of the LLP', 'Agreement with the certificate of incorporation',
         'GST registration certificate of the LLP', 'Current account, last 12 months',
         'Last 2 financial years, audited where an audit applies'], 3),
  ('Private limited company',
   array['PAN card', 'Certificate of incorporation', 'Board resolution', 'GST certificate', 'Bank statement',
         'Audited financials'],
   array['PAN card of the company', 'With memorandum and articles of association',
         'Resolution to take credit, naming who signs', 'GST registration certificate of the company',
         'Current account, last 12 months', 'Last 3 financial years with the audit report'], 4);
