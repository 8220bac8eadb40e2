-- Search by name in a bounded time, however many names fit (search.store.ts). A table that is searched stores its text as
-- `search_name` and has three indexes on it: by trigrams, by prefix and by pairs.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- A name as it is compared: without accents, in small letters. Tables store the result, because to take the accents off each
-- candidate anew would cost more than everything else together (measured at 100,000 products).
create function search_text(input text) returns text
  language sql immutable strict parallel safe
  -- The two-argument form names the dictionary, which makes the result independent of the search path.
  as $$ select lower(public.unaccent('public.unaccent', input)) $$;

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
