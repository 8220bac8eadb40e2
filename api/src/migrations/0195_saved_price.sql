-- What an offer cost when it was put on the watch list: per MT with GST, of its usual size. Unknown for what was there before.
alter table bookmark add column saved_price_paise bigint check (saved_price_paise > 0);
