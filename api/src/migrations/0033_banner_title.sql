-- What a banner says, for those who do not see the picture.
alter table banner add column title text not null default '';
