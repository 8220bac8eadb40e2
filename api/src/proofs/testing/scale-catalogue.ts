import type { ScaleSize } from "./scale-size";

/*
 * The basis of trade in a large market: people, catalogue, listings. Every key is a function of its row's number,
 * so that later steps need no look-up.
 */

const cities = `(array['Raipur','Durg','Bhilai','Raigarh','Bilaspur','Nagpur','Pune','Mumbai','Nashik','Indore','Bhopal',
  'Jabalpur','Ahmedabad','Surat','Rourkela','Cuttack','Ranchi','Jamshedpur','Hyderabad','Chennai'])`;

/** Ten letters that look like a name, different for every number, so that a search finds few, as among real people. */
const nameOf = (n: string): string => `translate(left(md5((${n})::text), 10), '0123456789abcdef', 'aeioudgklmnprstv')`;

/** One statement each, in the order of their foreign keys. */
export function catalogueSteps(size: ScaleSize): readonly string[] {
  const { products, catalogue, brands, sellers, buyers, transporters, onlookers } = size;
  const traders = 1 + sellers + buyers + transporters;
  return [
    "insert into unit (name, short_name) values ('Millimetre', 'mm')",
    "insert into category (name, position) select 'Category ' || n, n from generate_series(1, 10) n",
    "insert into sub_category (category_id, name) select n, 'Kind ' || n from generate_series(1, 10) n",
    `insert into brand (name, thumbnail, position) select 'Brand ' || n, '/art/brand.svg', n from generate_series(1, ${brands}) n`,
    `insert into commodity_product (name, category_id, sub_category_id, unit_id, description, thumbnail, position)
     select 'Product ' || n, 1 + n % 10, 1 + n % 10, 1, '<p>Ribbed bars</p>', '/art/tmt.svg', n
       from generate_series(1, ${catalogue}) n`,
    `insert into product_brand select p, 1 + (p + b * 7) % ${brands}
       from generate_series(1, ${catalogue}) p, generate_series(0, 4) b`,
    `insert into product_quality (commodity_product_id, name, price_paise, position)
     select p, 'Fe ' || (450 + 50 * q), 10000 * q, q from generate_series(1, ${catalogue}) p, generate_series(1, 2) q`,
    `insert into product_packaging (commodity_product_id, name, charge_paise, position)
     select p, case q when 1 then 'Bundle' else 'Loose' end, 10000 * q, q
       from generate_series(1, ${catalogue}) p, generate_series(1, 2) q`,
    // Product p has the sizes 4p-3 to 4p.
    `insert into size_variation (commodity_product_id, position)
     select p, q from generate_series(1, ${catalogue}) p, generate_series(1, 4) q order by p, q`,
    `insert into size_value (size_variation_id, position, name, value, unit_id)
     select n, 1, 'Size', (6 + 2 * (n % 4))::text, 1 from generate_series(1, ${4 * catalogue}) n`,
    `insert into brand_size select brand_id, size.id
       from product_brand join size_variation size using (commodity_product_id)`,
    // The desk is user 1, then sellers, buyers, transporters, onlookers.
    `insert into users (phone, type, name, company_name, verification_status, desk_roles, created_at)
     select (6000000000 + n)::text,
            case when n = 1 then 'staff' when n <= ${1 + sellers} then 'seller'
                 when n <= ${1 + sellers + buyers} then 'customer' when n <= ${traders} then 'transporter'
                 else 'customer' end,
            initcap(${nameOf("n")}), initcap(${nameOf("n + 1000000")}) || ' Traders', 'approved',
            case when n = 1 then array['operator', 'accountant', 'approver', 'admin'] else '{}' end, now() - interval '800 days'
       from generate_series(1, ${traders + onlookers}) n`,
    `insert into profile (user_id, gst_number, updated_at)
     select n, '27AAPFU0939F1ZV', now() from generate_series(1, ${traders + onlookers}) n`,
    `insert into address (user_id, company_name, phone, gst, address_line_one, address_line_two, pincode, city, state, created_at)
     select n, 'Company ' || n, '9777700001', '27AAPFU0939F1ZV', 'Gate 3', 'Wakad', '411057', 'Pune', 'Maharashtra', now()
       from generate_series(${2 + sellers}, ${1 + sellers + buyers}) n`,
    `insert into vehicle_type (name, type, capacity_kg, position)
     select 'Truck ' || n, 'Open body', 10000 * n, n from generate_series(1, 5) n`,
    `insert into transporter_vehicle
     select n, 1 + n % 5 from generate_series(${2 + sellers + buyers}, ${traders}) n`,
    `insert into transporter_product
     select n, 1 + (n * 13 + p * 17) % ${products}
       from generate_series(${2 + sellers + buyers}, ${traders}) n, generate_series(1, 10) p on conflict do nothing`,
    `insert into belt (user_id, loading_address, created_at)
     select n, 'Raipur, Siltara', now() from generate_series(${2 + sellers + buyers}, ${traders}) n`,
    `insert into belt_city (belt_id, position, state, city, min_price_paise, max_price_paise)
     select b, c, 'Maharashtra', (array['Pune','Nagpur','Mumbai'])[c], 150000, 200000
       from generate_series(1, ${transporters}) b, generate_series(1, 3) c`,
    `insert into news (slug, title, description, created_at)
     select 'news-' || n, 'Steel prices, report ' || n, '<p>Report</p>', now() - n * interval '1 day'
       from generate_series(1, 500) n`,
    "insert into ingot_location (name, position) select 'Market ' || n, n from generate_series(1, 12) n",
    `insert into ingot_price select l, (now() - d * interval '1 day')::date, 4500000, 4550000, 4450000, 4500000, now()
       from generate_series(1, 12) l, generate_series(0, 729) d`,
  ];
}

/** Listings `from` to `to`: a seller has each product once of a brand and a city, nine of ten are live. */
export function listingSteps(
  from: number,
  to: number,
  { sellers, buyers, products, brands }: ScaleSize,
): readonly string[] {
  const range = `generate_series(${from}, ${to}) n`;
  const turn = `(n - 1) / ${sellers}`;
  const product = `1 + (${turn} * 37 + (n - 1) % ${sellers}) % ${products}`;
  const city = `${cities}[1 + (${turn} / 5 + n) % 20]`;
  return [
    `insert into listing (seller_id, commodity_product_id, brand_id, state, city, status, base_price_paise,
       loading_charge_paise, insurance_charge_paise, gst_bp, total_charges_paise, total_amount_paise, ex_price_paise,
       default_size_id, default_quality_id, price_updated_at, created_at, category_id)
     select 2 + (n - 1) % ${sellers}, product, 1 + (product + (${turn} % 5) * 7) % ${brands}, 'Chhattisgarh',
            ${city},
            case when n % 20 = 7 then 'paused' when n % 20 = 13 then 'draft' else 'live' end,
            4000000 + n * 7919 % 1000000, 25000, 5000, 1800, 30000, 4000000 + n * 7919 % 1000000 + 30000,
            4700000 + n * 7919 % 1200000, 4 * product - 3, 2 * product - 1, now() - (n % 48) * interval '1 hour', now() - interval '700 days',
            1 + product % 10
       from ${range} cross join lateral (select ${product} as product) made`,
    `insert into listing_other_charge select n, 1, 'Cutting', '+', 10000 from ${range}`,
    // Product p has the qualities 2p-1 and 2p.
    `insert into listing_variation (listing_id, size_variation_id, price_paise, ex_price_paise, quality_prices, is_selected, stock_kg)
     select n, 4 * product - q, 50000 * q, price, jsonb_build_object(2 * product - 1, price, 2 * product, price + 11800), true, 500000
       from ${range} cross join lateral (select ${product} as product, 4700000 + n * 7919 % 1200000 as price) made,
            generate_series(0, 3) q order by n, q`,
    `insert into loading_address (listing_id, address_line_one, address_line_two, pincode, city, state)
     select n, 'Plot 4', 'Siltara', '493111', ${city}, 'Chhattisgarh' from ${range}`,
    `insert into listing_price (listing_id, at, base_price_paise, ex_price_paise)
     select n, now() - d * interval '3 days', 4000000, 4700000 from ${range}, generate_series(0, 4) d`,
    `insert into bookmark select ${2 + sellers} + n / 10 % ${buyers}, n, now() from ${range} where n % 10 = 0`,
  ];
}
