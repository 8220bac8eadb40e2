-- An offer or a bid changes one quotation, and noted it with three statements for each of three triggers (0350_note_once.sql). Now the
-- quotation is found by one, and noted by a second where the transaction has not noted it last. The rest is as it was: what
-- changes several quotations, or the buyer of one, is noted by the statement for many.

do $$
declare
  noted record;
  note constant text := '
    declare
      first bigint;
      last bigint;
      buyers integer;
      noted text;
    begin
      select min(c.key), max(c.key), count(distinct c.buyer) into first, last, buyers from (%1$s) as c (key, buyer);
      if first is null then
        return null;
      end if;
      if first = last and buyers < 2 then
        -- Ends with the transaction, and with a savepoint that is taken back, as the note does.
        if current_setting(''mandi.noted_quotation'', true) = first::text then
          return null;
        end if;
        insert into traffic.subject_change (subjects)
        select array[''quotation '' || first, ''person '' || q.buyer_id]
            || array(select ''person '' || s.seller_id from invited_seller s where s.quotation_id = first)
            || array(select ''person '' || t.transporter_id from invited_transporter t where t.quotation_id = first)
          from quotation q where q.id = first;
        noted := set_config(''mandi.noted_quotation'', first::text, true);
        return null;
      end if;
      insert into traffic.subject_change (subjects)
      select array_agg(about.subject)
        from (with touched (id, buyer) as (select distinct c.key, c.buyer from (%1$s) as c (key, buyer))
              select ''quotation '' || id from touched
              union select ''person '' || buyer from touched where buyer is not null
              union select ''person '' || q.buyer_id from quotation q where q.id in (select id from touched)
              union select ''person '' || s.seller_id from invited_seller s where s.quotation_id in (select id from touched)
              union select ''person '' || t.transporter_id from invited_transporter t
                     where t.quotation_id in (select id from touched)) as about (subject);
      return null;
    end';
  answers constant text := 'select quotation_id, null::bigint from %s';
  versions constant text := '(select * from before union all select * from after) as both_versions';
begin
  for noted in
    select * from (values
      ('note_offer', format(answers, 'changed')),
      ('note_update_offer', format(answers, versions)),
      ('note_freight_bid', format(answers, 'changed')),
      ('note_update_freight_bid', format(answers, versions)),
      ('note_update_quotation', format('select id, buyer_id from %s', versions))
    ) as those (name, changed)
  loop
    execute format('create or replace function traffic.%I() returns trigger language plpgsql as %L',
                   noted.name, format(note, noted.changed));
  end loop;
end $$;
