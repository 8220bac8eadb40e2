-- Every process keeps in memory what changes rarely and is read with every page. A write to these tables tells them all, with its
-- own commit: whoever writes, by whatever program.

create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('mandi_change', tg_argv[0]);
  return null;
end $$;

do $$
declare
  told record;
begin
  for told in
    select * from (values
      ('setting', 'setting'),
      ('unit', 'catalogue'), ('category', 'catalogue'), ('sub_category', 'catalogue'), ('brand', 'catalogue'),
      ('commodity_product', 'catalogue'), ('product_brand', 'catalogue'), ('product_quality', 'catalogue'),
      ('product_packaging', 'catalogue'), ('size_variation', 'catalogue'), ('size_value', 'catalogue'),
      ('brand_size', 'catalogue'),
      ('ingot_location', 'ingot'), ('ingot_price', 'ingot')
    ) as those (name, topic)
  loop
    execute format(
      'create trigger tell_change after insert or update or delete or truncate on %I
         for each statement execute function tell_change(%L)', told.name, told.topic);
  end loop;
end $$;
