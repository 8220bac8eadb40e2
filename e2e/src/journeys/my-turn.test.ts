import { isDeepStrictEqual } from "node:util";
import type { Locator, Page } from "playwright-core";
import { journeyOfVisits } from "../harness/journey";
import type { PersonName } from "../harness/people";
import { signedIn } from "../harness/sign-in";

const lists = ["/quotation-list", "/order-book"] as const;
const rowsOfPage: Readonly<Record<string, number>> = { "/quotation-list": 12, "/order-book": 20 };
const sent = "list=sent&";
const people: readonly (readonly [who: PersonName, sides: readonly string[]])[] = [
  ["buyer", [""]],
  ["seller", ["", sent]],
  ["transporter", [""]],
];

const figureIn = (text: string | null): number => Number(/\d+/.exec(text ?? "")?.[0] ?? 0);
const waitingAt = async (entry: Locator): Promise<number> => figureIn(await entry.getAttribute("aria-description"));

/** The tasks of the home page, all of them, and the number that its panel shows. */
async function tasksAtHome(page: Page) {
  const panel = page.getByRole("region", { name: /^My turn/ });
  await panel.waitFor();
  const all = panel.getByRole("button", { name: /^All \d+$/ });
  if ((await all.count()) > 0) await all.click();
  const named = figureIn(await panel.getByRole("heading", { level: 2 }).textContent());
  const bids = await panel.getByRole("link", { name: "Bid", exact: true }).count();
  return { named, rows: await panel.getByRole("listitem").count(), bids };
}

/** The number of the chip "My turn" of a list that is narrowed to what waits; its rows have to be as many, or fill the page. */
async function waitingIn(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const list = page.getByRole("main");
  const rows = list.locator("tbody tr:has(th[scope='row'])");
  await rows.or(list.getByText("Nothing is waiting for you")).first().waitFor();
  const count = figureIn(await list.getByRole("button", { name: /^My turn/ }).textContent());
  expect([address, await rows.count()]).toEqual([
    address,
    Math.min(count, rowsOfPage[address.split("?")[0] ?? ""] ?? 0),
  ]);
  return count;
}

/** What stands at home, in the menu and in the lists. */
async function numbersOf(page: Page, sides: readonly string[]) {
  await page.goto("/");
  const { named, rows, bids } = await tasksAtHome(page);
  expect(named).toBe(rows);
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await menu.click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  const entryOf = (path: string) => drawer.locator(`a[href="${path}"]`).first();
  const counted = { menu: await waitingAt(menu), home: await waitingAt(entryOf("/")), lists: [] as number[] };
  for (const list of lists) counted.lists.push(await waitingAt(entryOf(list)));
  const listed = { menu: named, home: named, lists: [] as number[] };
  for (const list of lists) {
    let sum = 0;
    for (const side of sides) sum += await waitingIn(page, `${list}?${side}turn=mine`);
    listed.lists.push(sum);
  }
  if (bids === 0) return { counted, listed };
  await page.goto("/transporter-products");
  const chip = page.getByRole("main").getByRole("button", { name: /^My turn/ });
  return { counted: { ...counted, bids }, listed: { ...listed, bids: figureIn(await chip.textContent()) } };
}

/** The market goes on while a person reads: what ended meanwhile is read once more. */
const triesAtMost = 3;

describe("what waits for somebody is one number wherever it stands", () => {
  for (const [who, sides] of people) {
    journeyOfVisits(`for a ${who}`, async ({ visit }) => {
      const { page } = await visit({ session: await signedIn(who), screen: "phone" });
      let numbers = await numbersOf(page, sides);
      for (let tried = 1; tried < triesAtMost && !isDeepStrictEqual(numbers.counted, numbers.listed); tried += 1)
        numbers = await numbersOf(page, sides);
      expect(numbers.counted).toEqual(numbers.listed);
    });
  }
});
