-- Papers that were issued: numbered without gaps, stored as they were drawn, each bound to the one before it by a hash.

-- The numbers of one issuer, kind and financial year. Its row is locked from taking a number until the transaction ends, so a
-- number is never given twice and one that was rolled back was never taken.
create table paper_series (
  gstin text not null, -- of the issuer; empty while they have none
  kind text not null check (kind in (
    'invoice', 'bill', 'credit note', 'debit note', 'freight bill', 'challan', 'proforma', 'receipt', 'payment advice', 'statement'
  )),
  financial_year text not null check (financial_year ~ '^[0-9]{4}$'), -- 2627 is April 2026 to March 2027
  prefix text check (prefix ~ '^[A-Z]{2,5}$'), -- absent where the issuer brings the numbers: a seller's own bills
  last integer not null default 0,
  last_on date,
  head text,
  primary key (gstin, kind, financial_year)
);

create table issued_paper (
  id bigint generated always as identity primary key,
  kind text not null,
  gstin text not null,
  financial_year text not null,
  position integer not null check (position > 0), -- in its series
  number text not null,
  date date not null, -- in Asia/Kolkata
  snapshot jsonb not null, -- everything that the paper shows
  order_id bigint references trade_order (id),
  shipment_id bigint references shipment (id),
  payment_id bigint references payment (id),
  issued_at timestamptz not null,
  actor_id bigint references users (id),
  prev_sha256 text, -- of the paper before it in the series; absent for the first
  sha256 text not null unique,
  foreign key (gstin, kind, financial_year) references paper_series,
  unique (gstin, kind, financial_year, position)
);
create index issued_paper_number on issued_paper (number);
create index issued_paper_order on issued_paper (order_id, id) where order_id is not null;
create index issued_paper_shipment on issued_paper (shipment_id) where shipment_id is not null;
create unique index issued_paper_payment on issued_paper (payment_id, kind) where payment_id is not null;

-- What became known of a paper after it was issued; the paper itself stays as it is.
create table paper_event (
  id bigint generated always as identity primary key,
  paper_id bigint not null references issued_paper (id),
  event text not null check (event in ('ewb', 'irn', 'note', 'paid', 'void')),
  detail jsonb not null,
  at timestamptz not null,
  actor_id bigint references users (id)
);
create index paper_event_paper on paper_event (paper_id, id);

-- JSON with one way of writing it, as RFC 8785 has it: keys in order, no blanks between tokens.
create function canonical_json(value jsonb) returns text language plpgsql immutable as $$
begin
  case jsonb_typeof(value)
    when 'object' then
      return '{' || coalesce((select string_agg(to_json(key)::text || ':' || canonical_json(member), ',' order by key collate "C")
                                from jsonb_each(value) as members (key, member)), '') || '}';
    when 'array' then
      return '[' || coalesce((select string_agg(canonical_json(member), ',' order by place)
                                from jsonb_array_elements(value) with ordinality as members (member, place)), '') || ']';
    when 'number' then
      return trim_scale((value #>> '{}')::numeric)::text;
    else
      return value::text;
  end case;
end $$;

-- The hash covers what the paper says, where it stands and the paper before it (docs/domain.md#papers).
create function paper_hash(paper issued_paper) returns text language sql stable as $$
  select encode(sha256(convert_to(canonical_json(jsonb_build_object(
    'kind', paper.kind, 'gstin', paper.gstin, 'financial_year', paper.financial_year, 'position', paper.position,
    'number', paper.number, 'date', to_char(paper.date, 'YYYY-MM-DD'), 'snapshot', paper.snapshot, 'previous', paper.prev_sha256
  )), 'UTF8')), 'hex')
$$;

create function paper_append() returns trigger language plpgsql as $$
declare
  series paper_series;
begin
  select * into strict series from paper_series
   where (gstin, kind, financial_year) = (new.gstin, new.kind, new.financial_year) for update;
  new.position := series.last + 1;
  if series.prefix is not null then
    if new.number is distinct from series.prefix || new.financial_year || lpad(new.position::text, 6, '0') then
      raise exception 'paper % is not the next of its series', new.number using errcode = 'integrity_constraint_violation';
    end if;
    if new.date < series.last_on then
      raise exception 'paper % is dated before the one before it', new.number using errcode = 'integrity_constraint_violation';
    end if;
  end if;
  new.prev_sha256 := series.head;
  new.sha256 := paper_hash(new);
  update paper_series set last = new.position, last_on = new.date, head = new.sha256
   where (gstin, kind, financial_year) = (new.gstin, new.kind, new.financial_year);
  return new;
end $$;

create function paper_series_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or pg_trigger_depth() < 2 and new is distinct from old then
    raise exception 'a series moves on only by a paper' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- Papers that were issued before come in as they were, in the order of their numbers; a gap of then stays visible as one.
do $$
declare
  paper record;
  new_paper issued_paper;
begin
  for paper in
    select 'invoice' as kind, sale -> 'supplier' ->> 'gst_number' as gstin, substr(number, 3, 4) as financial_year, 'MI' as prefix,
           number, (sale ->> 'date')::date as date, sale as snapshot, order_id, shipment_id, issued_at, null::bigint as actor_id
      from issued_invoice
    union all
    select 'credit note', sale -> 'supplier' ->> 'gst_number', substr(number, 3, 4), 'MC',
           number, (at at time zone 'Asia/Kolkata')::date,
           jsonb_build_object('number', number, 'date', (at at time zone 'Asia/Kolkata')::date, 'reason', correction, 'invoice', sale),
           order_id, shipment_id, at, actor_id
      from credit_note
    union all
    select 'bill', bill -> 'supplier' ->> 'gst_number',
           to_char((bill ->> 'date')::date - interval '3 months', 'YY') || to_char((bill ->> 'date')::date + interval '9 months', 'YY'),
           null, bill ->> 'number', (bill ->> 'date')::date, bill, order_id, shipment_id, issued_at, null
      from issued_invoice
     order by kind, prefix, number, issued_at
  loop
    insert into paper_series (gstin, kind, financial_year, prefix)
      values (coalesce(paper.gstin, ''), paper.kind, paper.financial_year, paper.prefix) on conflict do nothing;
    select coalesce(paper.gstin, ''), paper.kind, paper.financial_year, paper.number, paper.date, paper.snapshot
      into new_paper.gstin, new_paper.kind, new_paper.financial_year, new_paper.number, new_paper.date, new_paper.snapshot;
    select last + 1, head into new_paper.position, new_paper.prev_sha256 from paper_series
     where (gstin, kind, financial_year) = (new_paper.gstin, new_paper.kind, new_paper.financial_year);
    if paper.prefix is not null then
      new_paper.position := right(paper.number, 6)::integer;
    end if;
    insert into issued_paper (kind, gstin, financial_year, position, number, date, snapshot, order_id, shipment_id, issued_at,
        actor_id, prev_sha256, sha256)
      values (new_paper.kind, new_paper.gstin, new_paper.financial_year, new_paper.position, new_paper.number, new_paper.date,
        new_paper.snapshot, paper.order_id, paper.shipment_id, paper.issued_at, paper.actor_id, new_paper.prev_sha256,
        paper_hash(new_paper));
    update paper_series set last = new_paper.position, last_on = greatest(last_on, new_paper.date), head = paper_hash(new_paper)
     where (gstin, kind, financial_year) = (new_paper.gstin, new_paper.kind, new_paper.financial_year);
  end loop;
end $$;

-- What happened to them since: the e-way bill of their vehicle, and the credit note that took them back.
insert into paper_event (paper_id, event, detail, at, actor_id)
select p.id, 'ewb', jsonb_build_object('number', coalesce(n.sale ->> 'eway_bill', s.eway_bill)), coalesce(n.at, p.issued_at), null
  from issued_paper p
  join issued_invoice i on i.order_id = p.order_id and i.shipment_id = p.shipment_id
   and p.number = case p.kind when 'invoice' then i.number else i.bill ->> 'number' end
  left join credit_note n on n.sale ->> 'number' = i.number
  left join shipment s on s.sale_number = i.number
 where p.kind in ('invoice', 'bill') and coalesce(n.sale ->> 'eway_bill', s.eway_bill) is not null
 order by p.id;
insert into paper_event (paper_id, event, detail, at, actor_id)
select p.id, 'note', jsonb_build_object('note', n.number, 'is_whole', true, 'reason', n.reason, 'taken_by', n.taken_by), n.at, n.actor_id
  from credit_note n
  join issued_paper p on p.order_id = n.order_id and p.shipment_id = n.shipment_id
   and p.number = case p.kind when 'invoice' then n.sale ->> 'number' else n.bill ->> 'number' end
 where p.kind in ('invoice', 'bill')
 order by n.number, p.id;

create trigger paper_append before insert on issued_paper for each row execute function paper_append();
create trigger issued_paper_append_only before update or delete on issued_paper
  for each row execute function refuse_change();
create trigger issued_paper_no_truncate before truncate on issued_paper
  for each statement execute function refuse_change();
create trigger paper_event_append_only before update or delete on paper_event
  for each row execute function refuse_change();
create trigger paper_series_guard before update or delete on paper_series
  for each row execute function paper_series_guard();

drop table issued_invoice;
drop table credit_note;
delete from document_number where series in ('MI', 'MC');

-- What a vehicle's invoice says is in the paper; the column for its parties was never written.
create or replace function shipment_keeps_invoice() returns trigger language plpgsql as $$
begin
  if old.invoiced_at is null or new.invoiced_at is null and new.sale_number is null then
    return new;
  end if;
  if (new.order_id, new.vehicle_number, new.loaded_kg, new.invoice_number, new.invoice_on, new.sale_number, new.due_on,
      new.invoiced_at)
    is distinct from (old.order_id, old.vehicle_number, old.loaded_kg, old.invoice_number, old.invoice_on, old.sale_number,
      old.due_on, old.invoiced_at) then
    raise exception 'invoice % is issued', old.sale_number using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
alter table shipment drop column invoice_parties;
