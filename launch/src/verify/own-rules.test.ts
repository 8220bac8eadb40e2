import { findOwnRuleBreaks } from "./own-rules";

function breaksOf(path: string, text: string): string[] {
  return findOwnRuleBreaks([{ path, text }]).map(({ message }) => message);
}

const forbidden: readonly [what: string, path: string, text: string][] = [
  ["unfinished work", "api/src/server.ts", "// TODO: later"],
  ["a silenced compiler", "api/src/server.ts", "// @ts-ignore"],
  ["a cast through unknown", "shell/src/frame/frame.tsx", "const a = b as unknown as C;"],
  ["cookies outside their module", "shell/src/frame/frame.tsx", "document.cookie = name;"],
  ["markup from text", "remote-buyer/src/orders/orders.page.tsx", "node.innerHTML = text;"],
  ["storage in an area", "remote-buyer/src/orders/use-orders.ts", "localStorage.setItem(a, b);"],
  [
    "a lazily loaded file of the shell without useLatePart",
    "shell/src/menus/account-button.tsx",
    'import("./late-menus").then(show);',
  ],
  ["a path of one machine", "launch/src/start/start.ts", `const store = "/${"home"}/me/store";`],
  ["a registry", "docs/operations.md", "from https://registry.example.com/mandi"],
  ["a hand-made numeric field", "remote-buyer/src/product/size.tsx", `<input inputMode="decimal" />`],
  ["an amount rounded by hand", "api/src/modules/orders/order.policy.ts", "const due = Math.floor(openPaise / 2);"],
  ["rupees rounded to the paisa", "remote-buyer/src/orders/order-tax.tsx", "rest = Math.round((a - b) * 100) / 100;"],
  ["a price rounded to a step", "remote-seller/src/products/price.ts", "Math.floor(wished / step) * step"],
  [
    "a stored sum converted by hand",
    "api/src/modules/orders/order.presenter.ts",
    "due: rupeesFromPaise(paise(row.due)),",
  ],
  ["a price rounded to a band", "api/src/modules/listings/bands.ts", "const first = Math.floor(low / width) * width;"],
  ["rupees rounded by remainder", "api/src/modules/tds/whole.ts", "return taxPaise - (taxPaise % paisePerRupee);"],
  ["an amount rounded as it is written", "api/src/modules/exports/file.ts", "rupees(row.amount_paise).toFixed(2)"],
  [
    "an address of a page as text",
    "remote-buyer/src/orders/order-row.tsx",
    '<ButtonLink to="/order-book">Orders</ButtonLink>',
  ],
  [
    "an address of a page as a template",
    "remote-seller/src/quotation/use-offer.ts",
    "void navigate(`/seller-quotation-detail/7`);",
  ],
  ["an address of a page in a notification", "api/src/modules/credit/credit.service.ts", 'link: "/credit-request",'],
  ["a raw colour", "remote-buyer/src/orders/orders.module.css", ".row { color: #ff0000; }"],
  ["a global selector in an area", "remote-buyer/src/orders/orders.module.css", ":global .row { margin: 0; }"],
  ["a call from a component", "remote-buyer/src/orders/order-row.tsx", 'import { cancel } from "./orders.api";'],
  [
    "a schema that needs TypeBox's type engine in the browser",
    "shared/src/contract/orders.ts",
    'import {\n  Array as ArrayOf,\n  Partial,\n} from "typebox";',
  ],
  ["a copy of a host's module", "shared/src/query/view-of.ts", 'import { HttpFailure } from "../http/http-failure";'],
  [
    "a dynamically imported copy of a host's module",
    "shared/src/ui/overlay/late.tsx",
    'const { http } = await import("../../http/http");',
  ],
  [
    "a host's module by the name of its file",
    "remote-buyer/src/orders/order.api.ts",
    'import { http } from "@mandi/shared/http/http";',
  ],
  [
    "shared code by its path",
    "remote-buyer/src/orders/order-row.tsx",
    'import { formatRupees } from "../../../shared/src/format/rupees";',
  ],
  ["a stopwatch in a test", "api/src/main.test.ts", "const began = performance.now();"],
  ["the machine's day", "api/src/clock.ts", "const day = new Date().getDate();"],
  ["a reference to a list that is not here", "api/src/server.ts", "/** Only the desk cancels (H-15). */"],
  ["a requirement id in a comment", "api/src/server.ts", "/** Only the desk cancels (R-148). */"],
  ["a requirement id in a comment of a test", "api/src/server.test.ts", "  // Only the desk cancels (R-148)."],
  [
    "a service that only passes on its store's functions",
    "api/src/modules/orders/load.service.ts",
    'import * as store from "./load.store";\n\n/** The vehicles. */\nexport const listLoads = store.selectLoads;\n',
  ],
  [
    "a statement under a verb that does not say what it does",
    "api/src/modules/threads/thread.store.ts",
    "export async function setWaiting(tx: Db) {}\n",
  ],
  [
    "a statement under a service's verb",
    "api/src/modules/threads/thread.store.ts",
    "export function listMessages(db: Db) {}\n",
  ],
  ["a read under a service's verb", "api/src/reads/due-prices.read.ts", "const findDue = prepared((db) => db);\n"],
  ["a file over 300 lines", "api/src/server.ts", "x\n".repeat(301)],
  ["a test over 300 lines", "api/src/server.test.ts", "x\n".repeat(301)],
  ["a style sheet over 300 lines", "remote-buyer/src/orders/orders.module.css", ".row {\n".repeat(301)],
];

const allowed: readonly [what: string, path: string, text: string][] = [
  ["a share in whole percent", "remote-desk/src/quotation/pairs.ts", "Math.floor((inTime * 100) / loaded)"],
  ["a rounding with a name", "shared/src/money/rounding.ts", "paise(Math.round(amount))"],
  [
    "a service with a rule beside functions that it passes on",
    "api/src/modules/orders/load.service.ts",
    "export const listLoads = selectLoads;\nexport async function load(tx: Db) {}\n",
  ],
  [
    "an open store in words of the market",
    "api/src/modules/catalogue/catalogue-change.open.store.ts",
    "export async function addBrand(tx: Db) {}\nexport function listBrands(db: Db) {}\n",
  ],
  [
    "a column beside statements",
    "api/src/modules/news/news.store.ts",
    'const listed = sql`listed`;\nconst list = "";\n',
  ],
  ["the one module of the session cookies", "shared/src/session/session-cookies.ts", "document.cookie = name;"],
  ["a class of an area", "remote-buyer/src/orders/orders.module.css", ".row { color: var(--color-text); }"],
  ["every child of a class of an area", "remote-buyer/src/orders/orders.module.css", ".row > * { margin: 0; }"],
  [
    "a call that a page declares a query of",
    "remote-buyer/src/orders/orders.page.tsx",
    'import { readOrders } from "./orders.api";\nconst orders = defineQuery(readOrders);',
  ],
  [
    "a schema of plain builders",
    "shared/src/contract/orders.ts",
    'import { Object as ObjectOf, type Static } from "typebox";',
  ],
  [
    "a page's address by its constant, and an address within the page",
    "remote-buyer/src/orders/order-row.tsx",
    '<ButtonLink to={orderBookPath}>Orders</ButtonLink> <ButtonLink to="?mode=add">Add</ButtonLink>',
  ],
  ["a host's module by its name", "shared/src/query/view-of.ts", 'import { http } from "@mandi/shared/http";'],
  ["the host's module itself", "shared/src/http/http.ts", 'import { closeSession } from "../session/session";'],
  ["a path of the product", "shell/src/frame/frame.tsx", 'const to = "/workspace";'],
  ["a requirement id in the title of a test", "api/src/server.test.ts", 'it("cancels nothing (R-148)", () => {});'],
  ["a file of 300 lines", "api/src/server.ts", "x\n".repeat(300)],
];

describe("the project's own rules", () => {
  it.each(forbidden)("refuse %s", (_what, path, text) => {
    expect(breaksOf(path, text)).toHaveLength(1);
  });

  it.each(allowed)("accept %s", (_what, path, text) => {
    expect(breaksOf(path, text)).toEqual([]);
  });
});
