-- The amount of a transfer is compared with the line of the statement that has its UTR.
create index bank_line_utrs on bank_line using gin (utrs);
