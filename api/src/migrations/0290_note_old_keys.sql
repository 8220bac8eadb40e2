-- The notes of 0270_subject_change.sql where the tables no longer say what the changed rows were about. An update may move a row from
-- one subject to another: the keys of both its old and its new version count. A deleted row is not found any more: the people and the
-- listing that it names are taken from the row itself.

do $$
declare
  -- As in 0270: the rows are in "changed", the keys of what they belong to in "touched".
  noted record;
  note constant text := '
    begin
      insert into traffic.subject_change (subjects)
      select array_agg(about.subject)
        from (with %s touched (id) as (select distinct * from (%s) as keys) %s) as about (subject)
       where about.subject is not null
      having count(*) > 0;
      return null;
    end';
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
      from (select * from listing where id in (select id from touched) %s) l
      join commodity_product c on c.id = l.commodity_product_id';
begin
  for noted in
    select * from (values
      ('quotation', 'select id from changed', of_quotations || ' union select ''person '' || buyer_id from changed'),
      ('quotation_line', 'select quotation_id from changed', of_quotations),
      ('invited_seller', 'select quotation_id from changed',
       of_quotations || ' union select ''person '' || seller_id from changed'),
      ('invited_transporter', 'select quotation_id from changed',
       of_quotations || ' union select ''person '' || transporter_id from changed'),
      ('offer', 'select quotation_id from changed', of_quotations),
      ('freight_bid', 'select quotation_id from changed', of_quotations),
      ('marking', 'select quotation_id from changed', of_quotations),
      ('marking_line', 'select m.quotation_id from changed c join marking m on m.id = c.marking_id', of_quotations),
      ('trade_order', 'select id from changed',
       of_orders || ' union select ''person '' || p from changed, unnest(array[buyer_id, seller_id]) as p'),
      ('order_line', 'select order_id from changed', of_orders),
      ('shipment', 'select order_id from changed', of_orders),
      ('account', 'select order_id from changed where order_id is not null', of_orders),
      ('posting', 'select a.order_id from changed c join account a on a.id = c.account_id where a.order_id is not null', of_orders),
      ('payment', 'select quotation_id from changed where quotation_id is not null',
       of_quotations || ' union select ''person '' || payer_id from changed'),
      ('order_seen', 'select 0 where false', 'select ''person '' || user_id from changed'),
      ('bookmark', 'select 0 where false', 'select ''person '' || user_id from changed'),
      ('notification', 'select 0 where false', 'select ''person '' || user_id from changed'),
      ('listing', 'select 0 where false', format(of_listings, 'union all select * from changed')),
      ('listing_variation', 'select listing_id from changed', format(of_listings, '')),
      ('listing_other_charge', 'select listing_id from changed', format(of_listings, '')),
      ('listing_price', 'select listing_id from changed', format(of_listings, '')),
      ('loading_address', 'select listing_id from changed', format(of_listings, ''))
    ) as those (name, touched, subjects)
  loop
    execute format('create or replace function traffic.%I() returns trigger language plpgsql as %L',
                   'note_' || noted.name, format(note, '', noted.touched, noted.subjects));
    execute format('create function traffic.%I() returns trigger language plpgsql as %L',
                   'note_update_' || noted.name,
                   format(note, 'changed as (select * from before union all select * from after),', noted.touched, noted.subjects));
    execute format('drop trigger note_update on %I', noted.name);
    execute format(
      'create trigger note_update after update on %I referencing old table as before new table as after
         for each statement execute function traffic.%I()', noted.name, 'note_update_' || noted.name);
  end loop;
end $$;
