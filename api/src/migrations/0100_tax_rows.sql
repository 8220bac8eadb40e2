-- Rates and limits of the tax law as rows with days: a paper is made with the row of its own date.

create extension if not exists btree_gist;

create table tax_row (
  id bigint generated always as identity primary key,
  key text not null, -- which rate or limit: api/src/modules/tax/tax-keys.ts
  scope text not null default '', -- to what it applies: the beginning of an HSN; empty: to everything
  value text not null check (length(value) between 1 and 40), -- whole number in the unit of the key, or a word
  valid_from date not null,
  valid_to date, -- the last day; null: open
  source text not null check (length(source) between 1 and 300),
  added_by bigint references users (id), -- null: the row came with the product
  added_at timestamptz not null default now(),
  confirmed_by bigint references users (id), -- null: nobody has compared it with the law
  confirmed_at timestamptz,
  check (valid_to >= valid_from),
  check ((confirmed_by is null) = (confirmed_at is null)),
  constraint tax_row_once exclude using gist
    (key with =, scope with =, daterange(valid_from, valid_to, '[]') with &&)
);

-- Papers name the row they used, so what a row says never changes: it is confirmed and it ends.
create function tax_row_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.key, new.scope, new.value, new.valid_from, new.source, new.added_by, new.added_at)
    is distinct from (old.id, old.key, old.scope, old.value, old.valid_from, old.source, old.added_by, old.added_at)
    or old.valid_to is not null and new.valid_to is distinct from old.valid_to
    or old.confirmed_by is not null and new.confirmed_by is distinct from old.confirmed_by then
    raise exception 'tax row % is only confirmed and ended', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger tax_row_guard before update on tax_row for each row execute function tax_row_guard();
create trigger tax_row_no_delete before delete on tax_row for each row execute function refuse_change();

insert into tax_row (key, scope, value, valid_from, valid_to, source) values
  ('gst', '7204', '1800', '2017-07-01', null, 'Rate notification 1/2017, heading 7204'),
  ('gst', '7207', '1800', '2017-07-01', null, 'Rate notification 1/2017, heading 7207'),
  ('gst', '7208', '1800', '2017-07-01', null, 'Rate notification 1/2017, heading 7208'),
  ('gst', '7213', '1800', '2017-07-01', null, 'Rate notification 1/2017, heading 7213'),
  ('gst', '7214', '1800', '2017-07-01', null, 'Rate notification 1/2017, heading 7214'),
  ('gst', '7215', '1800', '2017-07-01', null, 'Rate notification 1/2017, heading 7215'),
  ('gst', '7216', '1800', '2017-07-01', null, 'Rate notification 1/2017, heading 7216'),
  ('gst', '2523', '2800', '2017-07-01', '2025-09-21', 'Rate notification 1/2017, heading 2523'),
  ('gst', '2523', '1800', '2025-09-22', null, 'Rates from 22 September 2025, heading 2523'),
  ('gst', '6815', '1200', '2022-07-18', null, 'Rate of bricks; its conditions need a tax adviser'),
  ('gst', '690100', '1200', '2022-07-18', null, 'Rate of bricks; its conditions need a tax adviser'),
  ('gst', '690410', '1200', '2022-07-18', null, 'Rate of bricks; its conditions need a tax adviser'),
  ('gst', '690510', '1200', '2022-07-18', null, 'Rate of bricks; its conditions need a tax adviser'),
  -- Whole chapters, for the goods of the catalogue that have no row of their own.
  ('gst', '72', '1800', '2017-07-01', null, 'Chapter 72, as the trade charges it; not looked up'),
  ('gst', '73', '1800', '2017-07-01', null, 'Chapter 73, as the trade charges it; not looked up'),
  ('gst', '8311', '1800', '2017-07-01', null, 'Heading 8311, as the trade charges it; not looked up'),
  ('gst', '6810', '1800', '2017-07-01', null, 'Heading 6810, as the trade charges it; not looked up'),
  ('gst', '2505', '500', '2017-07-01', null, 'Heading 2505, as the trade charges it; not looked up'),
  ('gst', '2517', '500', '2017-07-01', null, 'Heading 2517, as the trade charges it; not looked up'),
  ('gta.reverse', '', '500', '2017-07-01', null, 'Goods transport under reverse charge'),
  ('gta.forward', 'without credit', '500', '2017-07-01', null, 'Goods transport, tax by the carrier without credit'),
  ('gta.forward', 'with credit', '1200', '2017-08-22', '2025-09-21', 'Goods transport, tax by the carrier with credit'),
  ('gta.forward', 'with credit', '1800', '2025-09-22', null, 'Goods transport from 22 September 2025, with credit'),
  ('einvoice.aato_min', '', '5000000000', '2023-08-01', null, 'Turnover above 5 crore: e-invoice'),
  ('einvoice.report_days', '', '30', '2025-04-01', null, 'Days to report, turnover of 10 crore and more'),
  ('ewb.min_value', '', '5000000', '2018-04-01', null, 'Rule 138: with GST; some states allow more inside'),
  ('ewb.doc_age', '', '180', '2025-01-01', null, 'Days that the document of an e-way bill may be old'),
  ('ewb.extension', '', '360', '2025-01-01', null, 'Days to which an e-way bill can be extended'),
  ('ewb.km_a_day', '', '200', '2021-01-01', null, 'Rule 138(10)'),
  ('ewb.km_a_day', 'over-dimensional', '20', '2021-01-01', null, 'Rule 138(10)'),
  ('note.last_day', '', '11-30', '2022-10-01', null, 'Section 34: month and day after the financial year');
