-- The carrier whose vehicle a challan goes with reads it too.
alter table issued_paper add column carrier_id bigint references users (id);
create index issued_paper_carrier on issued_paper (carrier_id, id) where carrier_id is not null;
