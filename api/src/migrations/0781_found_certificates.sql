-- The search of the desk finds certificates of deducted tax by their numbers.
create index tds_certificate_number on tds_certificate (upper(number));
create index tds_given_certificate_number on tds_given_certificate (upper(number));
create index tds_lower_certificate_number on tds_lower_certificate (upper(number));
create index tds_own_certificate_number on tds_own_certificate (upper(number));
