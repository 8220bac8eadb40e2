import type { Db } from "../../platform/database/database";
import { selectOnceJournal, selectReferenceJournal } from "./ledger.store";

/** The once key to post under: reversing a mistaken entry makes its challan available again. */
export async function keyAfterReversal(tx: Db, onceKey: string): Promise<string> {
  for (let key = onceKey; ; ) {
    const former = await selectOnceJournal(tx, key);
    if (former === undefined || former.undone_by === null) return key;
    key = `${onceKey}/after/${former.id}`;
  }
}

/**
 * The once key of what the bank paid out or got back under a reference, in the form of `bankReference`: reversing a mistaken entry makes
 * it available again. An earlier entry may have it as it was typed; then its key is returned, under which nothing more can be posted.
 */
export async function keyOfReference(tx: Db, onceKey: string): Promise<string> {
  for (let key = onceKey; ; ) {
    const former = await selectReferenceJournal(tx, key);
    if (former === undefined) return key;
    if (former.undone_by === null) return former.once_key;
    key = `${onceKey}/after/${former.id}`;
  }
}
