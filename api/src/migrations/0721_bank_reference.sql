-- What the bank paid out or got back under a reference, whatever its case and spaces: earlier entries have it as it was typed.
create index journal_bank_reference on journal (upper(regexp_replace(btrim(once_key), '\s+', ' ', 'g')))
  where split_part(once_key, ':', 1) in ('payout', 'wallet-payout', 'paid-back');
