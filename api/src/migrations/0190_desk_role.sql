-- What each person of the desk may do; who is at the desk already may do what they did so far.
alter table users add column desk_roles text[] not null default '{}'
  constraint users_desk_roles check (desk_roles <@ array['operator', 'accountant', 'approver', 'admin']);
update users set desk_roles = array['operator', 'accountant', 'approver', 'admin'] where type = 'staff';
