-- The days within which a supplier has to be paid, or the credit for the GST on their bill goes back.
insert into tax_row (key, scope, value, valid_from, valid_to, source) values
  ('gst.credit_days', '', '180', '2017-07-01', null, 'CGST Act section 16(2), rule 37 of the CGST rules');
