-- Entries of what the bank paid out or got back, by its reference alone: whoever searches has only that. What a corrected entry has
-- after its reference is left out, and earlier entries have it as it was typed.
create index journal_reference on journal (upper(regexp_replace(btrim(regexp_replace(once_key,
    '^(payout:[a-z]+:[0-9]+|wallet-payout:[0-9]+|paid-back):|(/after/[0-9]+)+$', '', 'g')), '\s+', ' ', 'g')))
  where split_part(once_key, ':', 1) in ('payout', 'wallet-payout', 'paid-back');
