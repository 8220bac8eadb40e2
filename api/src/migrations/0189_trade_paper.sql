-- Papers beside an invoice: receipts, payment advices, challans, proformas and statements, with the person whom each is for.

alter table issued_paper
  add column party_id bigint references users (id),
  add column journal_id bigint references journal (id); -- the payment that the paper is about
create index issued_paper_party on issued_paper (party_id, id) where party_id is not null;
create index issued_paper_trade_kind on issued_paper (id)
  where kind in ('receipt', 'payment advice', 'challan', 'proforma', 'statement');
create unique index issued_paper_journal on issued_paper (journal_id) where journal_id is not null;
-- A vehicle goes before its invoice once, and an order is confirmed once.
create unique index issued_paper_challan on issued_paper (shipment_id) where kind = 'challan';
create unique index issued_paper_proforma on issued_paper (order_id) where kind = 'proforma';
-- What is over does not change: a period has one statement.
create unique index issued_paper_statement on issued_paper (
  party_id, (snapshot ->> 'side'), (snapshot ->> 'first_day'), (snapshot ->> 'last_day')
) where kind = 'statement';
