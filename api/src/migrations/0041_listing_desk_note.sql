-- Why the desk took a listing off the market: its seller reads it and saves his product anew.
alter table listing add column desk_note text not null default '';
