-- A new listing waits for a product that is moving to another category, and takes the category it has then.
create or replace function listing_category() returns trigger language plpgsql as $$
begin
  select category_id into new.category_id from commodity_product where id = new.commodity_product_id for key share;
  return new;
end $$;
