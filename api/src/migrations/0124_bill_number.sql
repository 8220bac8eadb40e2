-- A number of a bill is looked for among its issuer's, in capitals or not.
create index issued_paper_brought_number on issued_paper (gstin, kind, financial_year, upper(number))
  where kind in ('bill', 'freight bill');
