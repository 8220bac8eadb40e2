-- A seller's enquiries of one status are listed and counted from his invitations alone, however many quotations there are
-- beside them: the quotation's status stands on each and follows it.
alter table invited_seller add column status text not null default 'pending';
update invited_seller set status = quotation.status
  from quotation where quotation.id = invited_seller.quotation_id and quotation.status <> 'pending';
create index invited_seller_status on invited_seller (seller_id, status, quotation_id);
drop index quotation_id_status;

create function invited_seller_follow() returns trigger language plpgsql as $$
begin
  update invited_seller set status = new.status where quotation_id = new.id;
  return null;
end $$;
create trigger quotation_invited_seller after update of status on quotation
  for each row when (new.status <> old.status) execute function invited_seller_follow();
