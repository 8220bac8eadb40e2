-- What the tax portals are asked and what they answered. Facts of a paper are events beside it; these rows say where things stand.

create table portal_request (
  id bigint generated always as identity primary key,
  call text not null check (call in
    ('registerInvoice', 'cancelIrn', 'makeEwb', 'setVehicle', 'setTransporter', 'extend', 'cancelEwb')),
  paper_id bigint not null references issued_paper (id),
  body jsonb not null, -- as the portal takes it
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz not null, -- not sent before
  code text, -- of the last failure, the portal's or ours
  message text,
  made_at timestamptz not null,
  made_by bigint references users (id),
  done_at timestamptz
);
-- A paper waits for one answer of a kind: asking twice is asking once.
create unique index portal_request_once on portal_request (paper_id, call) where state = 'waiting';
create index portal_request_waiting on portal_request (next_at, id) where state = 'waiting';
create index portal_request_open on portal_request (id) where state in ('waiting', 'failed');
create index portal_request_paper on portal_request (paper_id, id);

create table e_invoice (
  paper_id bigint primary key references issued_paper (id),
  state text not null check (state in ('pending', 'registered', 'failed', 'cancelled')),
  irn text not null, -- counted by us; the portal's has to be the same
  issued_on date not null,
  report_by date, -- the last day on which the portal takes it; absent below the turnover that sets one
  warned_days integer not null default 0, -- for which of its days the desk was warned
  code text, -- why it failed
  message text,
  acknowledged_at timestamptz -- by the portal
);
create index e_invoice_open on e_invoice (issued_on) where state in ('pending', 'failed');
create index e_invoice_state on e_invoice (state, paper_id);

insert into tax_row (key, scope, value, valid_from, valid_to, source) values
  ('einvoice.report_aato_min', '', '10000000000', '2025-04-01', null, 'Turnover of 10 crore: the days to report count');
