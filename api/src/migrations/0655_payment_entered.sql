-- Who of the desk entered a transfer that its payer never reported; null for one that they reported themselves.
alter table payment add column entered_by bigint references users (id);
