-- Invoices and the credit notes that take them back.

-- What an invoice says is written down when it is issued: the platform's invoice to the buyer and the seller's bill, with all
-- figures and parties. Nothing that happens to the order, a profile or a setting afterwards can change it.
create table issued_invoice (
  number text primary key, -- of the sale
  order_id bigint not null references trade_order (id),
  shipment_id bigint not null references shipment (id),
  sale jsonb not null,
  bill jsonb not null,
  issued_at timestamptz not null
);
create index issued_invoice_order on issued_invoice (order_id, number);
create trigger issued_invoice_append_only before update or delete on issued_invoice
  for each row execute function refuse_change();

-- The paper that takes an invoice back: both invoices as they stood, because weight, freight and parties may change afterwards.
create table credit_note (
  number text primary key check (number ~ '^MC[0-9]{10}$'),
  order_id bigint not null references trade_order (id),
  shipment_id bigint not null references shipment (id),
  correction text not null, -- what the buyer's paper says
  reason text not null check (length(reason) between 1 and 400), -- in the words of the one who took it back
  taken_by text not null check (taken_by in ('seller', 'desk')),
  sale jsonb not null, -- the platform's invoice to the buyer
  bill jsonb not null, -- the seller's bill to the platform
  at timestamptz not null,
  actor_id bigint references users (id)
);
create index credit_note_order on credit_note (order_id, number);
create trigger credit_note_append_only before update or delete on credit_note
  for each row execute function refuse_change();

-- An invoiced vehicle keeps what its invoice says. Taking the invoice back empties all of it at once.
create function shipment_keeps_invoice() returns trigger language plpgsql as $$
begin
  if old.invoiced_at is null or new.invoiced_at is null and new.sale_number is null then
    return new;
  end if;
  if (new.order_id, new.vehicle_number, new.loaded_kg, new.invoice_number, new.invoice_on, new.sale_number, new.due_on,
      new.invoiced_at, new.invoice_parties)
    is distinct from (old.order_id, old.vehicle_number, old.loaded_kg, old.invoice_number, old.invoice_on, old.sale_number,
      old.due_on, old.invoiced_at, old.invoice_parties) then
    raise exception 'invoice % is issued', old.sale_number using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger shipment_keeps_invoice before update on shipment
  for each row execute function shipment_keeps_invoice();

create function shipment_line_keeps_invoice() returns trigger language plpgsql as $$
begin
  if new.loaded_kg is distinct from old.loaded_kg
    and exists (select from shipment where id = old.shipment_id and invoiced_at is not null) then
    raise exception 'vehicle % is invoiced', old.shipment_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger shipment_line_keeps_invoice before update on shipment_line
  for each row execute function shipment_line_keeps_invoice();

-- The prices of a size on an issued invoice, and the freight per MT of an order that has one.
create function order_line_keeps_invoice() returns trigger language plpgsql as $$
begin
  if (new.unit_price_paise, new.seller_unit_price_paise, new.size_variation_id)
    is distinct from (old.unit_price_paise, old.seller_unit_price_paise, old.size_variation_id)
    and exists (
      select from shipment_line l join shipment s on s.id = l.shipment_id
       where l.order_line_id = old.id and l.loaded_kg > 0 and s.invoiced_at is not null
    ) then
    raise exception 'line % is invoiced', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger order_line_keeps_invoice before update on order_line
  for each row execute function order_line_keeps_invoice();

create function trade_order_keeps_invoices() returns trigger language plpgsql as $$
begin
  if (new.transport_price_paise, new.freight_change_paise, new.gst_bp, new.credit_days, new.billing_address,
      new.consignee_detail, new.product_name, new.brand_name, new.hsn)
    is distinct from (old.transport_price_paise, old.freight_change_paise, old.gst_bp, old.credit_days, old.billing_address,
      old.consignee_detail, old.product_name, old.brand_name, old.hsn)
    and exists (select from shipment where order_id = old.id and invoiced_at is not null) then
    raise exception 'order % has an issued invoice', old.number using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger trade_order_keeps_invoices before update on trade_order
  for each row execute function trade_order_keeps_invoices();
