import type { BrowserContext, Page } from "playwright-core";
import { answerInstead } from "../harness/answers";
import { cookiesOf } from "../harness/cookies";
import { type Journey, journey } from "../harness/journey";
import { people } from "../harness/people";
import { addressesFor } from "../harness/release";
import { sampleAddresses } from "../harness/samples";
import { openAndSettle, settle } from "../harness/settled";
import { signIn } from "../harness/sign-in";

/** Tabs opened in parallel, because opening is mostly waiting. */
const atOnce = 4;

interface Tab {
  readonly page: Page;
  readonly address: string;
  /** The private text on it. */
  readonly secrets: readonly string[];
}

describe("logging out in one tab removes everything private from the other tabs, even before they navigate away (R-030)", () => {
  for (const name of ["buyer", "seller", "transporter"] as const) {
    journey(`every guarded page of a ${name}`, async (own) => {
      const { phone, type } = people[name];
      await signIn(own.page, phone);
      const open = new Set(await addressesFor("visitor", {}));
      const addresses = (await addressesFor(type, await sampleAddresses(own.context))).filter(
        (path) => !open.has(path),
      );
      const known = await seenByAnybody(own);
      const person = await factsOf(own.context);
      const tabs = await openAll(own.context, addresses, (text) =>
        [...person, ...figuresOf(text)].filter((word) => text.includes(word) && !known.includes(word)),
      );

      await own.page.bringToFront();
      await own.page.getByRole("banner").getByRole("button", { expanded: false }).last().click();
      await own.page.getByRole("button", { name: "Logout" }).click();

      const left = await Promise.all(
        tabs.map(async ({ page, address, secrets }) => {
          await page.getByRole("banner").getByRole("link", { name: "Login/Register" }).waitFor();
          const text = await textOf(page);
          return secrets.filter((word) => text.includes(word)).map((word) => `${address}: ${word}`);
        }),
      );
      expect(left.flat()).toEqual([]);
      expect(tabs.filter(({ secrets }) => secrets.length > 0).length).toBeGreaterThan(tabs.length / 2);
    });
  }
});

async function openAll(
  context: BrowserContext,
  addresses: readonly string[],
  secretsOf: (text: string) => readonly string[],
): Promise<readonly Tab[]> {
  const waiting = [...addresses];
  const tabs: Tab[] = [];
  async function openSome(): Promise<void> {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const page = await context.newPage();
      await page.goto(address);
      await settle(page);
      tabs.push({ page, address, secrets: secretsOf(await textOf(page)) });
      // The redirect waits for files and answers that never arrive.
      for (const path of ["*/areas/*", "*/api/*"]) await answerInstead(page, path, async () => undefined);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, openSome));
  return tabs;
}

/** Public text of the product: prices of the day, and contacts. */
async function seenByAnybody({ visit }: Journey): Promise<string> {
  const { page } = await visit();
  await openAndSettle(page, "/");
  return textOf(page);
}

/** Name, company, phone and e-mail, as in the session. */
async function factsOf(context: BrowserContext): Promise<readonly string[]> {
  const { user } = await cookiesOf(context);
  const facts = JSON.parse(decodeURIComponent(user?.value ?? "{}")) as Record<string, string>;
  return ["name", "company_name", "phone", "email"].flatMap((key) => facts[key] || []);
}

/** Amounts, document numbers, phones and the like: everything with four or more digits. */
function figuresOf(text: string): readonly string[] {
  return [...new Set(text.match(/[\p{L}\d₹,./-]*\d[\d,]*\d[\d,]*\d[\d,]*\d[\p{L}\d,./-]*/gu) ?? [])];
}

async function textOf(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: only visible text, not the data blocks of the document
  return `${await page.title()}\n${await page.locator("body").innerText()}`;
}
