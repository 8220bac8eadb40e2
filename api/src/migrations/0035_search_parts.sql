-- Search in a bounded time, however many names fit (search.store.ts). The text that is searched is stored: to take the accents
-- off each candidate anew cost more than everything else together (measured at 100,000 products).

-- Two neighbouring letters, digits or signs of a word each: what finds a part of a word that is too short for trigrams.
create function search_pairs(input text) returns text[]
  language sql immutable strict parallel safe
  as $$
    select array_agg(distinct substr(input, place, 2))
    from generate_series(1, length(input) - 1) as place
    where strpos(substr(input, place, 2), ' ') = 0
  $$;

-- True for every name. Its declared cost is what comparing a name really costs: PostgreSQL takes that for nearly free and would
-- read the whole table in the hope of enough hits early on.
create function search_compare(name text) returns boolean
  language plpgsql immutable strict parallel safe cost 1000
  as $$ begin return true; end $$;

alter table brand add column search_name text not null generated always as (search_text(name)) stored;
drop index brand_search, brand_prefix;
create index brand_search on brand using gin (search_name gin_trgm_ops);
create index brand_prefix on brand (search_name text_pattern_ops);
create index brand_pairs on brand using gin (search_pairs(search_name));

alter table commodity_product add column search_name text not null generated always as (search_text(name)) stored;
drop index commodity_product_search, commodity_product_prefix;
create index commodity_product_search on commodity_product using gin (search_name gin_trgm_ops);
create index commodity_product_prefix on commodity_product (search_name text_pattern_ops);
create index commodity_product_pairs on commodity_product using gin (search_pairs(search_name));

alter table news add column search_name text not null generated always as (search_text(title)) stored;
drop index news_search, news_prefix;
create index news_search on news using gin (search_name gin_trgm_ops);
create index news_prefix on news (search_name text_pattern_ops);
create index news_pairs on news using gin (search_pairs(search_name));

-- The words of all names, so that a slip of the finger is compared with some hundred words instead of with every name. A word
-- that no name has any more does no harm.
create table search_word (word text primary key);
create index search_word_similar on search_word using gin (word gin_trgm_ops);

create function keep_search_words() returns trigger
  language plpgsql
  as $$
    begin
      insert into search_word
      select distinct word from changed, regexp_split_to_table(changed.search_name, '[^[:alnum:]]+') as word
      where length(word) >= 3 and word !~ '^[0-9]+$'
      on conflict do nothing;
      return null;
    end
  $$;

create trigger brand_words_added after insert on brand
  referencing new table as changed for each statement execute function keep_search_words();
create trigger brand_words_changed after update on brand
  referencing new table as changed for each statement execute function keep_search_words();
create trigger product_words_added after insert on commodity_product
  referencing new table as changed for each statement execute function keep_search_words();
create trigger product_words_changed after update on commodity_product
  referencing new table as changed for each statement execute function keep_search_words();
create trigger news_words_added after insert on news
  referencing new table as changed for each statement execute function keep_search_words();
create trigger news_words_changed after update on news
  referencing new table as changed for each statement execute function keep_search_words();

insert into search_word
select distinct word
from (select search_name from brand union all select search_name from commodity_product union all select search_name from news)
  as named, regexp_split_to_table(named.search_name, '[^[:alnum:]]+') as word
where length(word) >= 3 and word !~ '^[0-9]+$';
