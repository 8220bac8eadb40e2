-- What a product was offered at when the desk took it off the market: what its seller has changed since then waits to be read.
create table taken_off_listing (
  listing_id bigint primary key references listing (id) on delete cascade,
  at timestamptz not null,
  terms jsonb not null -- as listing_terms had them
);

-- One name for the ex price, and sizes as everywhere else: 10 × 0.617. The terms that were approved before are renamed with them.
create or replace function listing_terms(wanted bigint) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', name, 'paise', paise, 'kg', kg, 'words', words) order by place, name), '[]')
    from (
      select term.* from listing l cross join lateral (values
        (1, 'Base price per MT', l.base_price_paise, null::bigint, null::text),
        (2, 'Loading charge', l.loading_charge_paise, null, null),
        (2, 'Insurance charge', l.insurance_charge_paise, null, null),
        (2, 'Quality charge', l.quality_charge_paise, null, null),
        (6, 'Ex price per MT with GST', l.ex_price_paise, null, null)
      ) as term (place, name, paise, kg, words) where l.id = wanted
      union all
      select 3, c.name, case c.operator when '-' then -c.price_paise else c.price_paise end, null, null
        from listing_other_charge c where c.listing_id = wanted
      union all
      select 4, 'Size ' || size.words || case part.name when 'stock' then ', stock' else ', difference' end,
             case part.name when 'difference' then v.price_paise end, case part.name when 'stock' then v.stock_kg end, null
        from listing_variation v
        cross join lateral (select replace(string_agg(s.value, ' × ' order by s.position), ' x ', ' × ') as words
                              from size_value s where s.size_variation_id = v.size_variation_id) size
        cross join (values ('difference'), ('stock')) as part (name)
       where v.listing_id = wanted and v.is_selected
      union all
      select 5, 'Loading address ' || row_number() over (order by a.position, a.id), null, null,
             concat_ws(', ', a.address_line_one, nullif(a.address_line_two, ''), a.city, a.state, nullif(a.pincode, ''))
        from loading_address a where a.listing_id = wanted
    ) as term (place, name, paise, kg, words)
$$;

update approved_listing set terms = (
  select coalesce(jsonb_agg(term.value || jsonb_build_object('name', case
           when term.value ->> 'name' = 'Price ex works with GST' then 'Ex price per MT with GST'
           when term.value ->> 'name' like 'Size %' then replace(term.value ->> 'name', ' x ', ' × ')
           else term.value ->> 'name' end) order by term.place), '[]')
    from jsonb_array_elements(terms) with ordinality as term (value, place));

-- What earlier ones were offered at is not known: they come back at their terms of today.
insert into taken_off_listing (listing_id, at, terms)
select id, now(), listing_terms(id) from listing where status = 'paused' and desk_note <> '';
