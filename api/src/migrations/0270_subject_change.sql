-- What changed, by subject: 'quotation 17', 'person 5', 'product 3'. A process keeps answers to reads and drops those about a
-- subject that has changed (docs/decisions/0116-kept-answers.md). Every table that such an answer may show notes its changes here,
-- in the transaction of the change, whichever program makes it. Nothing waits: rows are only added.

create table traffic.subject_change (
  -- Whoever has seen the database up to a snapshot finds by it what was committed since.
  written_by xid8 not null default pg_current_xact_id(),
  written_at timestamptz not null default clock_timestamp(),
  subjects text[] not null
);
create index subject_change_written_by on traffic.subject_change (written_by);
create index subject_change_written_at on traffic.subject_change (written_at);

create function traffic.note_truncate() returns trigger language plpgsql as $$
begin
  insert into traffic.subject_change (subjects) values (array['everything']);
  return null;
end $$;

do $$
declare
  -- The subjects of a table's changed rows. The rows are in the relation "changed".
  noted record;
  event record;
  -- Quotations "touched" and everybody who has to do with them; buyer and seller of orders; what listings are of.
  of_quotations constant text := '
    select ''quotation '' || id from touched
    union select ''person '' || q.buyer_id from quotation q where q.id in (select id from touched)
    union select ''person '' || s.seller_id from invited_seller s where s.quotation_id in (select id from touched)
    union select ''person '' || t.transporter_id from invited_transporter t where t.quotation_id in (select id from touched)';
  of_orders constant text := '
    select ''person '' || p.id from trade_order o cross join lateral (values (o.buyer_id), (o.seller_id)) as p (id)
     where o.id in (select id from touched)';
  of_listings constant text := '
    select unnest(array[''product '' || l.commodity_product_id, ''category '' || c.category_id, ''brand '' || l.brand_id,
                        ''person '' || l.seller_id])
      from listing l join commodity_product c on c.id = l.commodity_product_id where l.id in (select id from touched)';
begin
  for noted in
    select name, 'select 0 where false' as touched, 'select ''market'' from changed' as subjects
      from unnest(array[
        'setting', 'unit', 'category', 'sub_category', 'brand', 'commodity_product', 'product_brand', 'product_quality',
        'product_packaging', 'size_variation', 'size_value', 'brand_size', 'ingot_location', 'ingot_price'
      ]) as name
    union all
    select * from (values
      ('quotation', 'select id from changed', of_quotations),
      ('quotation_line', 'select quotation_id from changed', of_quotations),
      ('invited_seller', 'select quotation_id from changed', of_quotations),
      ('invited_transporter', 'select quotation_id from changed', of_quotations),
      ('offer', 'select quotation_id from changed', of_quotations),
      ('freight_bid', 'select quotation_id from changed', of_quotations),
      ('marking', 'select quotation_id from changed', of_quotations),
      ('marking_line', 'select m.quotation_id from changed c join marking m on m.id = c.marking_id', of_quotations),
      ('trade_order', 'select id from changed', of_orders),
      ('order_line', 'select order_id from changed', of_orders),
      ('shipment', 'select order_id from changed', of_orders),
      ('account', 'select order_id from changed where order_id is not null', of_orders),
      ('posting', 'select a.order_id from changed c join account a on a.id = c.account_id where a.order_id is not null', of_orders),
      ('payment', 'select quotation_id from changed where quotation_id is not null',
       of_quotations || ' union select ''person '' || payer_id from changed'),
      ('order_seen', 'select 0 where false', 'select ''person '' || user_id from changed'),
      ('bookmark', 'select 0 where false', 'select ''person '' || user_id from changed'),
      ('notification', 'select 0 where false', 'select ''person '' || user_id from changed'),
      ('users', 'select 0 where false', 'select ''people'' from changed'),
      ('listing', 'select id from changed', of_listings),
      ('listing_variation', 'select listing_id from changed', of_listings),
      ('listing_other_charge', 'select listing_id from changed', of_listings),
      ('listing_price', 'select listing_id from changed', of_listings),
      ('loading_address', 'select listing_id from changed', of_listings)
    ) as those (name, touched, subjects)
  loop
    execute format(
      'create function traffic.%I() returns trigger language plpgsql as $f$
       begin
         insert into traffic.subject_change (subjects)
         select array_agg(about.subject)
           from (with touched (id) as (select distinct * from (%s) as keys) %s) as about (subject)
          where about.subject is not null
         having count(*) > 0;
         return null;
       end $f$', 'note_' || noted.name, noted.touched, noted.subjects);
    for event in select * from (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) as those (name, rows)
    loop
      execute format(
        'create trigger note_%s after %s on %I referencing %s table as changed
           for each statement execute function traffic.%I()',
        event.name, event.name, noted.name, event.rows, 'note_' || noted.name);
    end loop;
    execute format('create trigger note_truncate after truncate on %I for each statement execute function traffic.note_truncate()',
                   noted.name);
  end loop;
end $$;
