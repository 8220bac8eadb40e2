-- Pictures of banners that the desk uploads. Anybody may open one by its name, which comes from its content, so it never changes.

alter table upload drop constraint upload_media_type_check;
alter table upload add constraint upload_media_type_check
  check (media_type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf'));

create table site_picture (
  name text primary key check (name ~ '^[0-9a-f]{32}\.(jpg|png|webp)$'),
  upload_id bigint not null references upload (id),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  added_at timestamptz not null
);
create index site_picture_upload on site_picture (upload_id);
create trigger site_picture_append_only before update or delete on site_picture
  for each row execute function refuse_change();
create trigger site_picture_no_truncate before truncate on site_picture
  for each statement execute function refuse_change();
