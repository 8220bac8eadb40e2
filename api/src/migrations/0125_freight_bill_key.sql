-- An approved bill is in the books once for its paper: the carrier's numbers begin again each financial year.
alter table journal disable trigger journal_append_only;
update journal j
   set once_key = 'freight-bill-approved:' || b.paper_id
                  || substr(j.once_key, length('freight-bill-approved:' || b.order_id || ':' || b.number) + 1)
  from freight_bill b
 where j.event = 'freight bill approved' and j.order_id = b.order_id and b.status = 'approved'
   and (j.once_key = 'freight-bill-approved:' || b.order_id || ':' || b.number
        or starts_with(j.once_key, 'freight-bill-approved:' || b.order_id || ':' || b.number || '/after/'));
alter table journal enable trigger journal_append_only;
