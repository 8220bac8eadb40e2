-- An offer or a bid noted its quotation three times: its insert that became an update, the update, and the quotation's own update. What
-- the same transaction has noted already is not noted again. That is enough: whoever comes to a quotation or leaves it later in the
-- transaction is noted by the tables of those who were asked, and a quotation that gets another buyer is noted for both.

do $$
declare
  noted record;
  note constant text := '
    declare
      wanted text[];
    begin
      select array_agg(subject) into wanted from (%s) as those (subject);
      if wanted is null or wanted <@ array(
        select unnest(subjects) from traffic.subject_change where written_by = pg_current_xact_id()) then
        return null;
      end if;
      insert into traffic.subject_change (subjects)
      select array_agg(about.subject)
        from (with touched (id) as (%s)
              select ''quotation '' || id from touched
              union select ''person '' || q.buyer_id from quotation q where q.id in (select id from touched)
              union select ''person '' || s.seller_id from invited_seller s where s.quotation_id in (select id from touched)
              union select ''person '' || t.transporter_id from invited_transporter t where t.quotation_id in (select id from touched)
              union select unnest(wanted)) as about (subject);
      return null;
    end';
  answers constant text := 'select distinct ''quotation '' || quotation_id from %s';
  quotations constant text := 'select distinct quotation_id from %s';
  versions constant text := '(select * from before union all select * from after) as changed';
begin
  for noted in
    select * from (values
      ('note_offer', format(answers, 'changed'), format(quotations, 'changed')),
      ('note_update_offer', format(answers, versions), format(quotations, versions)),
      ('note_freight_bid', format(answers, 'changed'), format(quotations, 'changed')),
      ('note_update_freight_bid', format(answers, versions), format(quotations, versions)),
      ('note_update_quotation',
       format('select ''quotation '' || id from %1$s union select ''person '' || buyer_id from %1$s', versions),
       format('select distinct id from %s', versions))
    ) as those (name, wanted, touched)
  loop
    execute format('create or replace function traffic.%I() returns trigger language plpgsql as %L',
                   noted.name, format(note, noted.wanted, noted.touched));
  end loop;
end $$;
