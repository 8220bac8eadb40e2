-- The version of its form that the tax office's portal takes.
insert into tax_row (key, scope, value, valid_from, valid_to, source) values
  ('gstr1.version', '', 'GST3.2.1', '2017-07-01', null, 'Offline tool of GSTR-1; compare with the one that the portal offers');
