import { checkChain, hasHash } from "../../../platform/audit-chain";
import type { Db } from "../../../platform/database/database";

/** Whether the trail is as it was written, and still contains a head that was noted earlier. */
export async function verifyTrail(db: Db, notedHead: string | undefined) {
  const { rows, head, broken } = await checkChain(db);
  const isCut = notedHead !== undefined && broken === null && !(await hasHash(db, notedHead));
  const first = isCut ? { id: null, why: "The chain no longer has the head that was noted." } : broken;
  return { message: wordsOf(rows, head?.hash ?? null, first), rows, head: head?.hash ?? null, broken: first };
}

function wordsOf(
  rows: number,
  head: string | null,
  broken: { readonly id: number | null; readonly why: string } | null,
) {
  if (broken === null) return `The trail is what was written: ${rows} rows. Its head is ${head ?? "empty"}.`;
  return broken.id === null
    ? `The trail is broken. ${broken.why}`
    : `The trail is broken at row ${broken.id}. ${broken.why}`;
}
