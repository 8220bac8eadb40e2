import type { ActContext } from "../../../platform/act-context";
import { createTestBooks, type TestBooks } from "../../../testing/test-books";
import { reconcile } from "../reconcile";

/** The time of the entries in these tests. */
export const at = new Date("2026-11-21T05:00:00.000Z");
/** An hour after it. */
export const later = new Date("2026-11-21T06:00:00.000Z");
/** An entry made by the clock, not by a person. */
export const clock: ActContext = { at, actorId: null };

interface ReconciledBooks extends TestBooks {
  /** A member of staff. */
  readonly staffId: number;
  /** An entry that the member of staff makes. */
  readonly byStaff: ActContext;
}

/** Books for the tests of one file, opened before the first of them. After each test they have to add up. */
export function reconciledBooks(): ReconciledBooks {
  let opened: TestBooks;
  let staffId: number;
  beforeAll(async () => {
    opened = await createTestBooks();
    staffId = (await opened.signIn("staff")).id;
  });
  afterEach(async () => {
    expect(await reconcile(opened.db)).toEqual([]);
  });
  afterAll(() => opened.close());
  return {
    get db() {
      return opened.db;
    },
    get staffId() {
      return staffId;
    },
    get byStaff() {
      return { at, actorId: staffId };
    },
    signIn: (type) => opened.signIn(type),
    inTx: (work) => opened.inTx(work),
    balance: (account) => opened.balance(account),
    newOrder: () => opened.newOrder(),
    close: () => opened.close(),
  };
}
