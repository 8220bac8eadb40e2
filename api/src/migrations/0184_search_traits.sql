-- A size or a grade typed alone finds the product that comes in it.
create index size_value_value on size_value (value);
create index product_quality_plain on product_quality ((replace(lower(name), ' ', '')));
