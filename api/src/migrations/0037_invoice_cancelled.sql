-- An invoice that was wrong is taken back by a credit note before its vehicle delivers; the order keeps what it said.
alter table order_adjustment drop constraint order_adjustment_kind_check;
alter table order_adjustment add constraint order_adjustment_kind_check
  check (kind in ('quantity', 'variant', 'freight', 'loaded weight', 'invoice'));
