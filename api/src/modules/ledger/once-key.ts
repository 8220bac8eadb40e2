import type { Db } from "../../platform/database/database";
import { selectOnceJournal } from "./ledger.store";

/** The once key to post under: reversing a mistaken entry makes its challan or bank reference available again. */
export async function keyAfterReversal(tx: Db, onceKey: string): Promise<string> {
  for (let key = onceKey; ; ) {
    const former = await selectOnceJournal(tx, key);
    if (former === undefined || former.undone_by === null) return key;
    key = `${onceKey}/after/${former.id}`;
  }
}
