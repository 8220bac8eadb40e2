import { findCheckout } from "@mandi/launch/checkout";
import { type Program, startProgram } from "@mandi/launch/process/child-program";
import { freePort } from "@mandi/launch/process/free-port";
import { waitUntil } from "@mandi/launch/process/wait-until";
import type { Page } from "playwright-core";
import { journey } from "../harness/journey";
import { currentPlace } from "../harness/place";
import { openAndSettle } from "../harness/settled";
import { sideBySide } from "../harness/side-by-side";

let program: Program | undefined;
let origin: string;
const lines: string[] = [];

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  program = startProgram({
    checkout: findCheckout(),
    file: "launch/src/dev/main.ts",
    loadsSources: true,
    parameters: ["public", "buyer", "seller", "transporter", "desk", "--alone", "--port", String(port)],
    onLine: (line) => lines.push(line),
  });
  const isOpen = () => lines.some((line) => line.includes("Open http")) || undefined;
  expect(await waitUntil(isOpen, { withinMs: 110_000, everyMs: 100 })).toBe(true);
});
afterAll(() => program?.stop(5000));

/** Pages that must be reached from another page; a typed address leads home. */
const onlyByTheirWay = /create-rfq|credit-request/;

const heading = (page: Page) => page.getByRole("heading", { level: 1 }).first();

describe("areas from source with nothing behind them but examples", () => {
  journey(
    "show every page of every area to a person who may open it, without an error and without a call that has no example",
    async ({ page, visit }) => {
      const all = await panelPages(page);
      const addresses = all.filter((address) => !onlyByTheirWay.test(address));
      expect([addresses.length > 30, all.length - addresses.length]).toEqual([true, 2]);

      const wrong = await sideBySide([await visit(), await visit()], addresses, async ({ page: own }, address) => {
        await openAndSettle(own, `${origin}${address}`);
        const text = (await heading(own).textContent()) ?? "";
        return text === "" || /not found|not available|went wrong/i.test(text) ? [`${address}: ${text}`] : [];
      });

      expect(wrong).toEqual([]);
      expect(lines.filter((line) => line.includes('"code":"example"'))).toEqual([]);
    },
  );

  journey("contain every call that the API offers to pages, and no others", async ({ page }) => {
    const described = (await (await fetch(`${currentPlace().url}/api/openapi.json`)).json()) as {
      readonly paths: Readonly<Record<string, object>>;
    };
    const offered = Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice("/api".length)}`),
    );
    const facts = await (await page.request.get(`${origin}/emulator/facts`)).json();
    const examples: string[] = facts.calls.map((call: string) => call.replace(/:(\w+)/g, "{$1}"));

    // Calls for the desk, operations and the web server, and files, which have no examples.
    const notOfPages = / \/(?:desk\/|health|ready|page-head|site-map|area-|csp-report|upload\/)|\/pdf$/;
    expect(offered.filter((call) => !notOfPages.test(call) && !examples.includes(call))).toEqual([]);
    expect(examples.filter((call) => !offered.includes(call))).toEqual([]);
  });

  journey("keep what a person does: a new seller adds their first product and sees it", async ({ page }) => {
    await page.goto(`${origin}/commodity-products?as=new-seller`);
    await page.getByText("No products yet").waitFor();
    await page
      .getByRole("button", { name: "Add New" })
      .or(page.getByRole("link", { name: "Add New" }))
      .first()
      .click();
    const choices = { Category: "Long products", Product: "Wire Rod", Brand: "Kaveri Ispat" };
    for (const [label, choice] of Object.entries({ ...choices, State: "Maharashtra", City: "Jalna" }))
      await page.getByLabel(label, { exact: true }).selectOption({ label: choice });
    await page.getByRole("button", { name: "Submit" }).click();

    await page.goto(`${origin}/commodity-products`);
    await page.getByText("Wire Rod").first().waitFor();
    await page.getByText("Ex-Jalna").first().waitFor();
  });

  journey(
    "lead from page to page as the product does: from a product to the request, from the wallet to credit",
    async ({ page }) => {
      await page.goto(`${origin}/product-detail/41?as=buyer`);
      await page.getByRole("button", { name: /^12 mm/ }).click();
      await page.getByRole("textbox", { name: "Quantity in MT, 12 mm" }).fill("31");
      await page.getByRole("button", { name: "Request For Quotes" }).first().click();
      await page.waitForURL("**/create-rfq");
      await heading(page).waitFor();
      await page.goto(`${origin}/wallet?tab=credit&as=new-buyer`);
      await page.getByRole("button", { name: "Request for Credit" }).click();
      await page.waitForURL("**/credit-request");
      await page.getByRole("heading", { level: 1, name: "Request for Credit" }).waitFor();
    },
  );

  journey("can be switched on the page to slow, empty or failing answers", async ({ page, troubles }) => {
    await page.goto(`${origin}/order-book?as=buyer`);
    await page.getByText("O2627000091").first().waitFor();

    await answers(page, "empty");
    await page.getByText("No order yet").first().waitFor();
    troubles.expect(/503/);
    await answers(page, "failing");
    await page.getByRole("button", { name: "Try again" }).first().waitFor();
    await answers(page, "slow");
    await page.getByRole("status").filter({ hasText: "Loading" }).first().waitFor();
    await page.getByText("O2627000091").first().waitFor();
    expect(page.url()).toBe(`${origin}/order-book`);
  });
});

async function answers(page: Page, choice: string): Promise<void> {
  await page.getByText("answers from examples").click();
  await page.getByLabel("Answers", { exact: true }).selectOption(choice);
  await page.getByText(`buyer, ${choice}`).waitFor();
}

/** The panel's links: every page of the areas, as a person who may see it. */
async function panelPages(page: Page): Promise<string[]> {
  await page.goto(`${origin}/?as=stranger`);
  const options = page.getByLabel("Page", { exact: true }).locator("option");
  const values = await options.evaluateAll((all) => all.map((option) => option.getAttribute("value") ?? ""));
  return values.filter((value) => value !== "");
}
