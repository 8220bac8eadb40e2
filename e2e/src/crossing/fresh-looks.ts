import type { BrowserContext, Page } from "playwright-core";
import { enterAddress } from "../harness/enter-address";
import { untilQuiet } from "../harness/traffic";
import { differencesOf } from "./differences";
import { type Look, lookAt, nameOfLook } from "./look";
import { doors } from "./steps";

/** A page as a fresh load shows it. */
export interface FreshLook {
  readonly name: string;
  readonly look: Look;
  /** Addresses that its visible links lead to. */
  readonly links: ReadonlySet<string>;
}

const lateMs = 1800;
const steadyRounds = 8;
const mostRounds = 200;
const roundMs = 60;
const mostTries = 3;

/** Opens an address in a new document, and waits until the page no longer changes. */
export async function openSteady(page: Page, address: string): Promise<string> {
  await load(page, address);
  await page.mouse.move(0, 0);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  // Some parts of the shell, such as the unread number, load later in an idle moment.
  await page.waitForTimeout(lateMs);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await untilQuiet(page);
  await steadyName(page);
  // The measurement of web vitals has listeners until the first click.
  await page.keyboard.press("Shift");
  return steadyName(page);
}

/** A page that needs a state is reloaded where that state led: the browser keeps it. */
async function load(page: Page, address: string): Promise<void> {
  const door = doors[address];
  await page.goto(door?.page ?? address);
  if (!door) return;
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await enterAddress(page, address, await door.carries(page));
  await page.waitForURL(`**${address}`);
  await page.reload();
}

async function steadyName(page: Page): Promise<string> {
  let name = "";
  let steady = 0;
  for (let round = 0; steady < steadyRounds; round += 1) {
    if (round === mostRounds) throw new Error(`${page.url()} never stops changing`);
    await page.waitForTimeout(roundMs);
    const next = await nameOfLook(page);
    const isBusy = await page.evaluate(() => document.querySelector('[aria-busy="true"]') !== null);
    steady = next === name && !isBusy ? steady + 1 : 0;
    name = next;
  }
  return name;
}

/** @throws when no two fresh loads look alike, because then nothing could be compared with them */
async function lookFresh(page: Page, address: string): Promise<FreshLook> {
  let different: readonly string[] = [];
  for (let tried = 0; tried < mostTries; tried += 1) {
    const name = await openSteady(page, address);
    const look = await lookAt(page);
    const links = await linksOf(page);
    if ((await openSteady(page, address)) === name) return { name, look, links };
    different = differencesOf(look, await lookAt(page));
  }
  throw new Error(`No two loads of ${address} look alike:\n${different.join("\n")}`);
}

/** Pages opened at the same time: each spends most of its time waiting until it is stable. */
const atOnce = 4;

/** Fresh looks of all these addresses, in their order, each in its own page, several at a time. @throws as `lookFresh` does */
export async function lookFreshAtAll(
  context: BrowserContext,
  addresses: readonly string[],
): Promise<Map<string, FreshLook>> {
  const waiting = [...addresses.entries()];
  const looks: [address: string, look: FreshLook][] = [];
  const lookOn = async () => {
    const page = await context.newPage();
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [place, address] = next;
      looks[place] = [address, await lookFresh(page, address)];
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, waiting.length) }, lookOn));
  return new Map(looks);
}

async function linksOf(page: Page): Promise<ReadonlySet<string>> {
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll("a[href^='/']")]
      .filter((link) => link.checkVisibility())
      .map((link) => link.getAttribute("href") ?? ""),
  );
  return new Set(addresses);
}
