-- The part of a deduction under a certificate lies within the whole; what takes a bill back has both negative.
alter table tds_entry add constraint tds_entry_certified_within check (
  certified_paise between 0 and portion_paise and certified_tds_paise between 0 and tds_paise
  or certified_paise between portion_paise and 0 and certified_tds_paise between tds_paise and 0);

-- The desk lists the certificates of a person's PAN, ended ones too.
create index tds_lower_certificate_pan on tds_lower_certificate (pan, id);
