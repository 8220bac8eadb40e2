-- When deducted tax is paid to the government, and what it costs to pay it later.
insert into tax_row (key, scope, value, valid_from, valid_to, source) values
  ('tds.deposit_day', '', '7', '2021-04-01', null, 'Income-tax Rules 1962, rule 30; kept under the Act of 2025: by the 7th of the next month'),
  ('tds.deposit_day', 'March', '30', '2021-04-01', null, 'Income-tax Rules 1962, rule 30; kept under the Act of 2025: for March by 30 April'),
  ('tds.late_rate', '', '150', '2021-04-01', null, 'Section 201(1A), from April 2026 398(3): 1.5 percent for each month or part of one, from deduction to payment');
