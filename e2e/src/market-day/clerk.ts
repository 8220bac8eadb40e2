import { DeskQueueItemsAnswer } from "@mandi/shared/contract/desk/queue";
import { read } from "@mandi/shared/contract/read";
import type { Locator, Page } from "playwright-core";
import type { Api } from "../harness/api-of";

/** More rows or tab stops than any page of the desk has. */
const mostSteps = 250;

/** Goes to a section of the desk through the rail. */
export async function goByRail(page: Page, entry: string): Promise<void> {
  await page
    .getByRole("navigation", { name: "Workspace" })
    .getByRole("link", { name: new RegExp(`^${entry}`) })
    .click();
}

/** Goes from anywhere to an item of the queue: rail, kind, then j until its row has the focus, and Enter. */
export async function openFromQueue(page: Page, kind: string, number: string): Promise<void> {
  await goByRail(page, "Queue");
  await page.getByRole("button", { name: new RegExp(`^${kind}`) }).click();
  await walkTo(page, number);
}

/** The row of an item in the queue that is open. */
export const rowOf = (page: Page, number: string): Locator =>
  page.getByRole("row").filter({ hasText: number }).locator("[data-row]");

/** Moves to a row of the queue with j and opens it with Enter. */
export async function walkTo(page: Page, number: string): Promise<void> {
  const row = rowOf(page, number);
  await row.waitFor();
  await pressUntilFocused(page, "j", row);
  await page.keyboard.press("Enter");
  await page
    .getByRole("heading", { level: 1 })
    .filter({ hasText: /items? waiting/ })
    .waitFor({ state: "detached" });
}

/** Presses a key until the control has the focus. */
export async function pressUntilFocused(page: Page, key: string, control: Locator): Promise<void> {
  for (let steps = 0; steps < mostSteps; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to the control`);
}

/** What is waiting for the desk: `payment HDFC…`. */
async function itemsWaiting(clerk: Api): Promise<readonly string[]> {
  const items: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data, found } = read(DeskQueueItemsAnswer, await clerk.get(`/desk/queue/item?page=${page}`));
    items.push(...data.map(({ kind, number }) => `${kind} ${number}`));
    if (data.length === 0 || items.length >= found) return items;
  }
}

/** Does some work, after which exactly these items have left the queue. Items that the clock adds meanwhile are allowed. */
export async function expectToLeaveQueue(
  clerk: Api,
  items: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const before = await itemsWaiting(clerk);
  expect(before).toEqual(expect.arrayContaining([...items]));
  await work();
  const after = await itemsWaiting(clerk);
  expect(before.filter((item) => !after.includes(item)).toSorted()).toEqual([...items].toSorted());
}
