import { createDatabase } from "../../../platform/database/database";
import { createPool } from "../../../platform/database/pool";
import { inTransaction } from "../../../platform/database/transaction";
import { issuePaper } from "../paper.service";
import { sampleNote } from "./sample-paper";

/* Issues three documents, prints their numbers and never commits: the test that started it then kills it. */
const pool = createPool({ url: process.env["DATABASE_URL"] ?? "", size: 1, onIdleError: () => undefined });
await inTransaction(createDatabase(pool), async (tx) => {
  const numbers: string[] = [];
  for (let paper = 0; paper < 3; paper += 1) {
    const { number } = await issuePaper(tx, sampleNote, { at: new Date("2026-11-21T05:00:00.000Z"), actorId: null });
    numbers.push(number);
  }
  console.log(`issued ${numbers.join(" ")}`);
  await new Promise((resolve) => setTimeout(resolve, 60_000));
});
