-- A sale to another state and to a buyer without a GSTIN is named in the return above this value, by the day of its invoice.
insert into tax_row (key, scope, value, valid_from, valid_to, source) values
  ('gstr1.large_from', '', '25000000', '2017-07-01', '2024-07-31', 'CGST rule 59(4): invoices above 2,50,000'),
  ('gstr1.large_from', '', '10000000', '2024-08-01', null, 'Notification 12/2024-CT of 10 July 2024, rule 59(4): invoices above 1,00,000');
