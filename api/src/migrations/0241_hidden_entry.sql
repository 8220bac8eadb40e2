-- A question or banner that the desk keeps without showing it to visitors.

alter table faq add column is_hidden boolean not null default false;
alter table banner add column is_hidden boolean not null default false;
