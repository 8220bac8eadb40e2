-- What is only ever added to is not emptied at once either.
create trigger tds_given_certificate_no_truncate before truncate on tds_given_certificate
  for each statement execute function refuse_change();
create trigger payment_reminder_no_truncate before truncate on payment_reminder
  for each statement execute function refuse_change();
