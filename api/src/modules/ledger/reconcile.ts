import { counted } from "@mandi/shared/format/counted";
import type { Db } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transaction";
import { checks } from "../../reads/book-checks.read";

/** A figure in the books on which two independent counts disagree. */
export interface LedgerDifference {
  readonly check: string;
  /** Account, journal, user or payment at fault. */
  readonly subject: string;
  readonly expected: string;
  readonly found: string;
}

/** Checks the books by counting them a second way. An empty list is the only good answer. Reads one consistent snapshot. */
export async function reconcile(db: Db): Promise<readonly LedgerDifference[]> {
  const count = async (tx: Db) => {
    const differences: LedgerDifference[] = [];
    for (const [check, query] of Object.entries(checks)) {
      const { rows } = await query.execute(tx);
      differences.push(...rows.map((row) => ({ check, ...row })));
    }
    return differences;
  };
  return inTransaction(db, count, "repeatable read");
}

/** The report for a terminal. */
export function describeDifferences(differences: readonly LedgerDifference[]): string {
  if (differences.length === 0) return `0 differences in ${Object.keys(checks).length} checks`;
  const lines = differences.map(
    ({ check, subject, expected, found }) => `- ${subject}: ${check}, expected ${expected}, found ${found}`,
  );
  return [counted(differences.length, "difference"), ...lines].join("\n");
}
