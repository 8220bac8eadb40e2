-- Who checked a bill: their own approval of it waits for a second person.
alter table freight_bill add column checked_by bigint references users (id);

-- A check and its entry in the trail have the same moment.
update freight_bill b
   set checked_by = e.actor_id
  from audit_event e
 where e.subject = 'order:' || b.order_id
   and e.action = 'order check-freight-bill'
   and e.at = b.checked_at;
