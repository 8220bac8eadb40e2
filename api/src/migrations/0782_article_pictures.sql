-- What the picture of an article shows, for those who cannot see it; empty where it only decorates.
alter table news add column image_alt text not null default '' check (length(image_alt) <= 160);
alter table news_draft add column image_alt text not null default '' check (length(image_alt) <= 160);
-- Pictures that the desk uploaded for articles stay on the server while an article or a draft shows them.
create index news_image on news (image) where image <> '';
create index news_draft_image on news_draft (image) where image <> '';
