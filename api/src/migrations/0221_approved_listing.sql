-- What a product was offered at when the desk approved it last: what its seller has changed since is the difference.
create table approved_listing (
  listing_id bigint primary key references listing (id) on delete cascade,
  at timestamptz not null,
  terms jsonb not null -- as listing_terms had them
);

-- What a seller says of a product, a row each: a figure in paise, a weight in kilograms or words.
create function listing_terms(wanted bigint) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', name, 'paise', paise, 'kg', kg, 'words', words) order by place, name), '[]')
    from (
      select term.* from listing l cross join lateral (values
        (1, 'Base price per MT', l.base_price_paise, null::bigint, null::text),
        (2, 'Loading charge', l.loading_charge_paise, null, null),
        (2, 'Insurance charge', l.insurance_charge_paise, null, null),
        (2, 'Quality charge', l.quality_charge_paise, null, null),
        (6, 'Price ex works with GST', l.ex_price_paise, null, null)
      ) as term (place, name, paise, kg, words) where l.id = wanted
      union all
      select 3, c.name, case c.operator when '-' then -c.price_paise else c.price_paise end, null, null
        from listing_other_charge c where c.listing_id = wanted
      union all
      select 4, 'Size ' || size.words || case part.name when 'stock' then ', stock' else ', difference' end,
             case part.name when 'difference' then v.price_paise end, case part.name when 'stock' then v.stock_kg end, null
        from listing_variation v
        cross join lateral (select string_agg(s.value, ' x ' order by s.position) as words
                              from size_value s where s.size_variation_id = v.size_variation_id) size
        cross join (values ('difference'), ('stock')) as part (name)
       where v.listing_id = wanted and v.is_selected
      union all
      select 5, 'Loading address ' || row_number() over (order by a.position, a.id), null, null,
             concat_ws(', ', a.address_line_one, nullif(a.address_line_two, ''), a.city, a.state, nullif(a.pincode, ''))
        from loading_address a where a.listing_id = wanted
    ) as term (place, name, paise, kg, words)
$$;
