-- The desk may take a picture off the server once no banner shows it. It still never changes: a name is the digest of its content.

drop trigger site_picture_append_only on site_picture;
create trigger site_picture_unchanged before update on site_picture
  for each row execute function refuse_change();
