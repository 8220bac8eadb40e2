import { type RawBuilder, sql } from "kysely";

/**
 * That the row `entry` of the journal is money that the bank paid out or got back under one of these references, each in the form of
 * `bankReference`; served by the index `journal_reference`.
 */
export const isUnderReference = (entry: string, references: RawBuilder<unknown>): RawBuilder<boolean> => {
  const key = sql.ref(`${entry}.once_key`);
  return sql<boolean>`split_part(${key}, ':', 1) in ('payout', 'wallet-payout', 'paid-back')
    and upper(regexp_replace(btrim(regexp_replace(${key},
      '^(payout:[a-z]+:[0-9]+|wallet-payout:[0-9]+|paid-back):|(/after/[0-9]+)+$', '', 'g')), '\\s+', ' ', 'g')) = any(${references})`;
};
