import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Program } from "@mandi/launch/process/child-program";
import { waitUntil } from "@mandi/launch/process/wait-until";
import { type ReleaseWorld, releaseWorld } from "@mandi/release/internal/release-world";
import { promote } from "@mandi/release/public/promote";
import { unitStateOf } from "@mandi/release/public/release-state";
import type { Locator, Page } from "playwright-core";
import { findAccessibilityBreaks } from "../harness/axe";
import { journey } from "../harness/journey";
import { startOn } from "./start-beside";

const author = { who: "seller-ci", why: "weekly release" };

let world: ReleaseWorld;
let web: Program | undefined;
let origin: string;
let shell: string;
let [one, two] = ["", ""];
beforeAll(async () => {
  world = await releaseWorld();
  shell = await world.publishedShell();
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`static/part-${at}.js`, `/* ${at} */`]));
  one = await world.publishedArea("seller", "one", { owner: "Seller team" });
  two = await world.publishedArea("seller", "two", { owner: "Seller team" }, many);
  const buyer = await world.publishedArea("buyer", "one");
  await promote(world.store, { shell, seller: one, buyer }, author);
  await promote(world.store, { seller: two }, { ...author, why: "clearer bids" });
  origin = await startOn(world.storeFolder, (program) => {
    web = program;
  });
});
afterAll(async () => {
  await web?.stop(5000);
  await world.remove();
});

async function report(outcome: "failed" | "loaded", version: string): Promise<void> {
  const body = {
    area: "seller",
    version,
    revision: 2,
    bucket: 5,
    outcome,
    kind: outcome === "failed" ? "evaluation" : "",
    duration_ms: 120,
    reference: "AB12CD34",
    message: "",
  };
  const headers = { "Content-Type": "application/json" };
  await fetch(`${origin}/api/area-report`, { method: "POST", headers, body: JSON.stringify(body) });
}

/** The web server writes the browsers' reports every two seconds. */
async function counted(token: string): Promise<true | undefined> {
  const answer = await fetch(`${origin}/release-api/jobs`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ command: "status", positionals: [], options: { json: true, dryRun: false } }),
  });
  return (await answer.text()).includes('"failed":3') || undefined;
}

async function signIn(page: Page, token: string): Promise<void> {
  await page.getByLabel("Release token").fill(token);
  await page.keyboard.press("Enter");
}

const live = async () => {
  const latest = await world.store.readLatest();
  return latest ? unitStateOf(latest.live, "seller") : undefined;
};

journey(
  "at three in the morning, with a shell that does not load, ops see what fails, roll it back from a phone and say why",
  async ({ page, troubles }) => {
    writeFileSync(join(world.storeFolder, `shell/${shell}/shell.js`), "throw 1");
    for (const outcome of ["failed", "failed", "failed", "loaded"] as const) await report(outcome, two);
    const token = await world.token("asha on call");
    expect(await waitUntil(() => counted(token), { withinMs: 30_000, everyMs: 100 })).toBe(true);
    troubles.expect(/401|404/);
    const broken = await fetch(`${origin}/shell/${shell}/shell.js`);
    expect(broken.status).toBe(404);

    await page.goto(`${origin}/release-console`);
    await signIn(page, token.replace(/.$/, "-"));
    await page.getByText("The token is missing or wrong").waitFor();
    await signIn(page, token);
    const seller = page.getByRole("article", { name: "seller" });
    await seller.getByText("3 of 4").waitFor();
    await seller.getByText("3 evaluation").waitFor();
    expect(await findAccessibilityBreaks(page)).toEqual([]);
    await seller.getByText("How it fails").click();
    await seller.getByText("made live by seller-ci, owned by Seller team").waitFor();
    await page.getByText("People and jobs with a token").click();
    await page.getByText("For all: may publish, promote, rollback, disable").waitFor();
    await page.getByText("People and jobs with a token").click();

    await seller.getByRole("button", { name: "Roll back" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Roll back: seller" });
    await dialog.getByRole("button", { name: "Show what it does" }).click();
    await dialog.getByText("Say why").waitFor();
    await dialog.getByLabel("Why").fill("prices are wrong");
    await dialog.getByRole("button", { name: "Show what it does" }).click();
    await dialog.getByText(`seller ${two} becomes ${one}, paused`).waitFor();
    await dialog.getByText(/contract 1\.0\.0, unchanged, .* 11 files changed/).waitFor();
    expect(await findAccessibilityBreaks(page)).toEqual([]);
    expect((await live())?.version).toBe(two);
    await dialog.getByRole("button", { name: "Roll back: seller, now" }).press("Enter");

    await seller.getByText("Paused, no promotions: rolled back: prices are wrong").waitFor();
    expect(await world.store.readLatest()).toMatchObject({ who: "asha on call", why: "prices are wrong" });
    expect((await live())?.version).toBe(one);
    const step = page.getByRole("listitem").filter({ hasText: "rollback seller" });
    await step.getByText("“prices are wrong”").waitFor();
    await step.getByText("What changed").click();
    await step.getByText("entry.js").waitFor();
    await expect(step.getByText("static/part-8.js").isVisible()).resolves.toBe(false);
    await step.getByText("6 more files").click();
    await step.getByText("static/part-8.js").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

    await page.emulateMedia({ colorScheme: "dark" });
    expect(await findAccessibilityBreaks(page, "colours")).toEqual([]);
  },
  { screen: "phone" },
);

journey(
  "a token for one area sees nothing of the others, and a step on what is no longer live is refused",
  async ({ page }) => {
    const token = await world.token("buyer-ci", ["buyer"], ["disable"]);
    await page.goto(`${origin}/release-console`);
    await signIn(page, token);
    const buyer = page.getByRole("article", { name: "buyer" });
    await buyer.waitFor();
    expect(await page.getByRole("article").count()).toBe(1);
    expect(await buyer.getByRole("button").allTextContents()).toEqual(["Shut buyer"]);

    await buyer.getByRole("button", { name: "Shut" }).click();
    const dialog = page.getByRole("dialog", { name: "Shut: buyer" });
    await dialog.getByLabel("Why").fill("payments fail");
    await dialog.getByRole("button", { name: "Show what it does" }).click();
    await dialog.getByText(/disabled$/).waitFor();
    await promote(world.store, { buyer: await world.publishedArea("buyer", "two") }, author);
    await dialog.getByRole("button", { name: "Shut: buyer, now" }).click();
    await dialog.getByRole("alert").getByText("is live, not").waitFor();

    expect(await dialog.getByLabel("Why").inputValue()).toBe("payments fail");
    expect((await world.store.readLatest())?.live.areas["buyer"]?.disabled).toBeUndefined();
  },
);

journey(
  "ops promote a version from the console through the gate, and take an area out of the product once it is shut",
  async ({ page }) => {
    const area = "transporter";
    // Without pages the smoke has nothing to open; the smoke's own journeys test the opening of pages.
    const versions = ["one", "two"].map((content) => world.publishedArea(area, content, { routes: [] }));
    const [before = "", after = ""] = await Promise.all(versions);
    await promote(world.store, { [area]: before }, author);
    const kept = (await world.store.readLatest())?.live.areas["seller"];
    await page.goto(`${origin}/release-console`);
    await signIn(page, await world.token("ravi"));
    const card = page.getByRole("article", { name: area });

    const promotion = await openStep(page, area, "Promote");
    await promotion.getByLabel("Version").selectOption(after);
    await takeStep(promotion, `Promote: ${area}, now`, "cheaper lanes", `${area} ${before} becomes ${after}`);
    await card.getByText(`live ${after.slice(0, 8)}, before it ${before.slice(0, 8)}`).waitFor();
    expect(await world.store.readLatest()).toMatchObject({
      who: "ravi",
      why: expect.stringMatching(/^cheaper lanes \[smoke: 0 pages/),
    });

    await expect(card.getByRole("button", { name: "Retire" }).count()).resolves.toBe(0);
    await takeStep(await openStep(page, area, "Shut"), `Shut: ${area}, now`, "nobody uses it", "disabled");
    await card.getByText("Shut for everybody: nobody uses it").waitFor();
    await takeStep(await openStep(page, area, "Retire"), `Retire: ${area}, now`, "nobody uses it", "becomes nothing");
    await page
      .getByRole("listitem")
      .filter({ hasText: `retire ${area}` })
      .waitFor();
    await card.waitFor({ state: "detached" });

    const live = (await world.store.readLatest())?.live;
    expect(live?.areas).not.toHaveProperty(area);
    expect(live?.areas["seller"]).toEqual(kept);
  },
);

async function openStep(page: Page, area: string, step: string): Promise<Locator> {
  await page.getByRole("article", { name: area }).getByRole("button", { name: step }).click();
  return page.getByRole("dialog", { name: `${step}: ${area}` });
}

/** As long as the smoke of a promotion may take. */
const gate = { timeout: 180_000 };

/** Checks what a step would do, and takes it. */
async function takeStep(dialog: Locator, now: string, why: string, effect: string): Promise<void> {
  await dialog.getByLabel("Why").fill(why);
  await dialog.getByRole("button", { name: "Show what it does" }).click();
  await dialog.getByText(effect).waitFor(gate);
  await dialog.getByRole("button", { name: now }).click();
  await dialog.waitFor({ state: "detached", ...gate });
}
