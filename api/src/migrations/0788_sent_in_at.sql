-- Since when a product or a person waits for the desk: one sent in again has not waited since it first existed.
alter table listing add column sent_in_at timestamptz;
update listing set sent_in_at = coalesce(price_updated_at, created_at) where status = 'pending approval';
alter table users add column sent_in_at timestamptz;

-- When its seller changed a product that the desk took off the market: from then on it waits for the desk.
alter table taken_off_listing add column changed_at timestamptz;
create index taken_off_listing_changed on taken_off_listing (changed_at) where changed_at is not null;
update taken_off_listing off set changed_at = greatest(off.at, listing.price_updated_at)
  from listing
 where listing.id = off.listing_id
   and exists (
     select name from (select term ->> 'name' as name, term from jsonb_array_elements(off.terms) term) before
       full join (select term ->> 'name' as name, term from jsonb_array_elements(listing_terms(off.listing_id)) term) after using (name)
      where before.term is distinct from after.term and name <> 'Ex price per MT with GST' and name not like '%, stock');
