import { findTableOwnerBreaks } from "./table-owners";

const tables = [
  {
    path: "api/src/modules/orders/order.tables.ts",
    text: "export interface OrderTables {\n  trade_order: { id: number };\n}\n",
  },
  {
    path: "api/src/modules/wallet/wallet.tables.ts",
    text: "export interface WalletTables {\n  wallet: { id: number };\n}\n",
  },
  {
    path: "api/src/modules/identity/identity.tables.ts",
    text: "export interface IdentityTables {\n  users: {\n    id: number;\n  };\n}\n",
  },
];

function breaksOf(path: string, text: string): string[] {
  return findTableOwnerBreaks([...tables, { path, text }]).map(({ line, message }) => `${line}: ${message}`);
}

const refused: readonly [what: string, path: string, text: string, message: string][] = [
  [
    "a query in a service",
    "api/src/modules/orders/order.service.ts",
    'const a = 1;\ndb.selectFrom("trade_order");',
    "2: SQL belongs",
  ],
  [
    "a text of SQL in a presenter",
    "api/src/modules/orders/order.presenter.ts",
    "sql<{ id: number }>`select 1`",
    "1: SQL belongs",
  ],
  [
    "a store that reads another module's table",
    "api/src/modules/orders/order.store.ts",
    'db.selectFrom("wallet as w")',
    "1: wallet belongs to wallet",
  ],
  [
    "a store that joins another module's table",
    "api/src/modules/orders/order.store.ts",
    'db\n  .leftJoin("wallet", (join) => join)',
    "2: wallet belongs to wallet",
  ],
  [
    "a text of SQL that joins another module's table",
    "api/src/modules/orders/order.store.ts",
    "sql`select from trade_order o\n join wallet w on true`",
    "2: wallet belongs to wallet",
  ],
  [
    "a list of tables with another module's",
    "api/src/modules/orders/order.store.ts",
    "sql`select from trade_order o, wallet`",
    "1: wallet belongs to wallet",
  ],
  [
    "a store that changes a table that it may only join",
    "api/src/modules/orders/order.store.ts",
    'db.updateTable("users")',
    "1: users belongs to identity",
  ],
  [
    "platform code on a module's table",
    "api/src/platform/database/housekeeping.ts",
    'db.deleteFrom("wallet")',
    "1: wallet belongs to wallet",
  ],
  [
    "a read that writes",
    "api/src/reads/orders.read.ts",
    "sql`update trade_order set id = 1`",
    "1: a read writes nothing",
  ],
];

const accepted: readonly [what: string, path: string, text: string][] = [
  ["a store on its own table", "api/src/modules/orders/steps/step.store.ts", 'db.updateTable("trade_order")'],
  [
    "a store that joins people",
    "api/src/modules/orders/order.store.ts",
    'db.innerJoin("users", "users.id", "trade_order.buyer_id")',
  ],
  ["a read over two modules", "api/src/reads/orders.read.ts", "sql`select from trade_order join wallet on true`"],
  ["a comment", "api/src/modules/orders/order.store.ts", "// join wallet\n/* from wallet */"],
  ["a test", "api/src/modules/orders/order.test.ts", 'db.selectFrom("wallet")'],
];

describe("the tables that a statement of the api may use", () => {
  it.each(refused)("refuses %s", (_what, path, text, message) => {
    expect(breaksOf(path, text)).toEqual([expect.stringContaining(message)]);
  });

  it.each(accepted)("accepts %s", (_what, path, text) => {
    expect(breaksOf(path, text)).toEqual([]);
  });
});
