-- The terms of a size in the order of the product's sizes: as text, 10 mm came before 8 mm.
create or replace function listing_terms(wanted bigint) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', name, 'paise', paise, 'kg', kg, 'words', words)
                            order by place, position, name), '[]')
    from (
      select term.* from listing l cross join lateral (values
        (1, 0, 'Base price per MT', l.base_price_paise, null::bigint, null::text),
        (2, 0, 'Loading charge', l.loading_charge_paise, null, null),
        (2, 0, 'Insurance charge', l.insurance_charge_paise, null, null),
        (2, 0, 'Quality charge', l.quality_charge_paise, null, null),
        (6, 0, 'Ex price per MT with GST', l.ex_price_paise, null, null)
      ) as term (place, position, name, paise, kg, words) where l.id = wanted
      union all
      select 3, 0, c.name, case c.operator when '-' then -c.price_paise else c.price_paise end, null, null
        from listing_other_charge c where c.listing_id = wanted
      union all
      select 4, (dense_rank() over (order by known.position, known.id))::int,
             'Size ' || size.words || case part.name when 'stock' then ', stock' else ', difference' end,
             case part.name when 'difference' then v.price_paise end, case part.name when 'stock' then v.stock_kg end, null
        from listing_variation v
        join size_variation known on known.id = v.size_variation_id
        cross join lateral (select replace(string_agg(s.value, ' × ' order by s.position), ' x ', ' × ') as words
                              from size_value s where s.size_variation_id = v.size_variation_id) size
        cross join (values ('difference'), ('stock')) as part (name)
       where v.listing_id = wanted and v.is_selected
      union all
      select 5, (row_number() over (order by a.position, a.id))::int,
             'Loading address ' || row_number() over (order by a.position, a.id), null, null,
             concat_ws(', ', a.address_line_one, nullif(a.address_line_two, ''), a.city, a.state, nullif(a.pincode, ''))
        from loading_address a where a.listing_id = wanted
    ) as term (place, position, name, paise, kg, words)
$$;
