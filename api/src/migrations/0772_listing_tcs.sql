-- TCS is a free figure of the seller: no rate bounds it.
alter table listing
  drop constraint listing_tcs_bp_check,
  add constraint listing_tcs_bp_check check (tcs_bp >= 0);
