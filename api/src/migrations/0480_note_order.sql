-- What the answers about one order show beside its tables (0290_note_old_keys.sql): loads of its vehicles, files, papers and what became
-- of them, bills of carriers, the credit behind a refund, and the parties of its papers.

do $$
declare
  -- As in 0290: the rows are in "changed", the keys of the orders in "touched".
  noted record;
  event record;
  note constant text := '
    begin
      insert into traffic.subject_change (subjects)
      select array_agg(about.subject)
        from (with %s touched (id) as (select distinct * from (%s) as keys) %s) as about (subject)
       where about.subject is not null
      having count(*) > 0;
      return null;
    end';
  versions constant text := 'changed as (select * from before union all select * from after),';
  no_order constant text := 'select 0 where false';
  of_orders constant text := '
    select ''person '' || p.id from trade_order o cross join lateral (values (o.buyer_id), (o.seller_id)) as p (id)
     where o.id in (select id from touched)';
  of_quotations constant text := '
    select ''quotation '' || id from touched
    union select ''person '' || q.buyer_id from quotation q where q.id in (select id from touched)
    union select ''person '' || s.seller_id from invited_seller s where s.quotation_id in (select id from touched)
    union select ''person '' || t.transporter_id from invited_transporter t where t.quotation_id in (select id from touched)';
begin
  for noted in
    select * from (values
      ('shipment_line', true, 'select s.order_id from changed c join shipment s on s.id = c.shipment_id', of_orders),
      ('quality_file', true, 'select order_id from changed', of_orders),
      ('issued_paper', true, 'select order_id from changed where order_id is not null', of_orders),
      ('paper_event', true,
       'select p.order_id from changed c join issued_paper p on p.id = c.paper_id where p.order_id is not null', of_orders),
      ('freight_bill', true, 'select order_id from changed', of_orders),
      ('profile', true, no_order, 'select ''people'' from changed'),
      ('profile_seller_type', true, no_order, 'select ''people'' from changed'),
      ('seller_type', true, no_order, 'select ''people'' from changed'),
      ('site_text', true, no_order, 'select ''market'' from changed'),
      ('faq', true, no_order, 'select ''market'' from changed'),
      ('tax_row', true, no_order, 'select ''market'' from changed'),
      ('server_secret', true, no_order, 'select ''market'' from changed'),
      ('account', false, 'select order_id from changed where order_id is not null',
       of_orders || ' union select ''person '' || user_id from changed'),
      ('payment', false, 'select quotation_id from changed where quotation_id is not null',
       of_quotations || ' union select ''person '' || payer_id from changed
         union select ''person '' || p from changed c join trade_order o on o.id = c.order_id, unnest(array[o.buyer_id, o.seller_id]) as p')
    ) as those (name, is_new, touched, subjects)
  loop
    execute format('create or replace function traffic.%I() returns trigger language plpgsql as %L',
                   'note_' || noted.name, format(note, '', noted.touched, noted.subjects));
    execute format('create or replace function traffic.%I() returns trigger language plpgsql as %L',
                   'note_update_' || noted.name, format(note, versions, noted.touched, noted.subjects));
    continue when not noted.is_new;
    for event in select * from (values ('insert', 'new'), ('delete', 'old')) as those (name, rows)
    loop
      execute format(
        'create trigger note_%s after %s on %I referencing %s table as changed
           for each statement execute function traffic.%I()',
        event.name, event.name, noted.name, event.rows, 'note_' || noted.name);
    end loop;
    execute format(
      'create trigger note_update after update on %I referencing old table as before new table as after
         for each statement execute function traffic.%I()', noted.name, 'note_update_' || noted.name);
    execute format('create trigger note_truncate after truncate on %I for each statement execute function traffic.note_truncate()',
                   noted.name);
  end loop;
end $$;
