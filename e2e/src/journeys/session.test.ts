import type { BrowserContext, Locator, Page } from "playwright-core";
import { answerInstead } from "../harness/answers";
import { cookiesOf, plantCookies } from "../harness/cookies";
import { journey } from "../harness/journey";
import { people } from "../harness/people";
import { fillLogin, signedIn, signIn } from "../harness/sign-in";
import { untilQuiet } from "../harness/traffic";

const sevenDays = 7 * 24 * 60 * 60;

journey(
  "a buyer logs in with a one-time password and is greeted without a reload (R-006, R-103, R-105, R-045)",
  async ({ page, context }) => {
    await signIn(page, people.firstTimer.phone);

    await page.getByRole("banner").getByRole("button", { expanded: false }).first().waitFor();
    const { token, user, bind } = await cookiesOf(context);
    for (const cookie of [token, user, bind]) {
      expect(cookie).toMatchObject({ secure: true, sameSite: "Strict", path: "/" });
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(sevenDays - 120);
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThan(sevenDays + 5);
    }
    expect([token?.httpOnly, user?.httpOnly, bind?.httpOnly]).toEqual([false, false, true]);
  },
);

journey(
  "the session's cookies hold a token and exactly five facts about the user (R-026, R-028, R-029, R-428)",
  async ({ visit }) => {
    const { page, context } = await visit({ session: await signedIn("buyer") });
    await page.goto("/");
    await page.getByRole("banner").waitFor();

    const { token, user } = await cookiesOf(context);
    const facts = JSON.parse(decodeURIComponent(user?.value ?? "")) as Record<string, unknown>;
    expect(Object.keys(facts).sort()).toEqual(["company_name", "email", "name", "phone", "type"]);
    expect(facts).toMatchObject({ type: people.buyer.type, phone: people.buyer.phone });
    expect(JSON.parse(decodeURIComponent(token?.value ?? ""))).toMatch(/^[\w-]{20,}$/);
  },
);

journey("a logged-in person who opens the login page is taken home (R-058)", async ({ visit }) => {
  const { page } = await visit({ session: await signedIn("buyer") });
  await page.goto("/login");
  await page.waitForURL("/");
});

journey(
  "somebody who is logged in and opens a login that leads to a page is taken there, where their role may open it",
  async ({ visit }) => {
    const { page } = await visit({ session: await signedIn("buyer") });
    await page.goto("/login?return=%2Fwallet%3Ftab%3Dcredit");
    await page.waitForURL("/wallet?tab=credit");
    await page.getByRole("heading", { level: 1, name: "Wallet" }).waitFor();
    for (const refused of ["%2Fcommodity-products", "%2F%2Fevil.example"]) {
      await page.goto(`/login?return=${refused}`);
      await page.waitForURL("/");
    }
  },
);

journey("the first Back after a login leads to the page before the one it returned to", async ({ page }) => {
  await page.goto("/news-list");
  await page.getByRole("banner").getByRole("link", { name: "Mandi, home" }).click();
  await page.waitForURL("/");
  await page.getByRole("banner").getByRole("link", { name: "Login/Register" }).click();
  await page.waitForURL("/login");
  await fillLogin(page, "9123400007");
  await page.getByRole("banner").getByRole("button", { expanded: false }).last().waitFor();
  await page.goBack();
  await page.waitForURL("/news-list");
});

const token = encodeURIComponent(JSON.stringify("a".repeat(43)));
const facts = { name: "Asha", type: "customer", email: "", phone: "9000000001", company_name: "" };

function user(value: unknown): string {
  return encodeURIComponent(JSON.stringify(value));
}

const hostile: readonly [what: string, cookies: { token?: string; user?: string }][] = [
  ["a token without a user", { token }],
  ["a user without a token", { user: user(facts) }],
  ["a sixth fact", { token, user: user({ ...facts, role: "staff" }) }],
  ["four facts", { token, user: user({ name: "Asha", type: "customer", email: "", phone: "9000000001" }) }],
  ["a type that does not exist", { token, user: user({ ...facts, type: "owner" }) }],
  ["text that is not JSON", { token: "%7Bnot-json", user: "%E0%A4%A" }],
  ["a prototype in place of the user", { token, user: "%7B%22__proto__%22%3A%7B%22type%22%3A%22staff%22%7D%7D" }],
];

describe("somebody whose cookies are no session is logged out, and both cookies are gone (R-026, R-028)", () => {
  for (const [what, cookies] of hostile) {
    journey(what, async ({ page, context }) => {
      await plantCookies(context, cookies);
      await page.goto("/");

      await page.getByRole("banner").getByRole("link", { name: "Login/Register" }).waitFor();
      const left = await cookiesOf(context);
      expect([left.token, left.user]).toEqual([undefined, undefined]);
    });
  }
});

journey(
  "a logout clears the session here and on the server, shows a notice and leads home (R-030, R-031, R-032)",
  async ({ page, context }) => {
    await signIn(page, "9123400001");
    const { token: before } = await cookiesOf(context);
    await page.goto("/news-list");

    await page.getByRole("banner").getByRole("button", { expanded: false }).last().click();
    await page.getByRole("button", { name: "Logout" }).click();

    await page.getByText("You are logged out!!").waitFor();
    await page.waitForURL("/");
    await page.getByRole("banner").getByRole("link", { name: "Login/Register" }).waitFor();
    const after = await cookiesOf(context);
    expect([after.token, after.user, after.bind]).toEqual([undefined, undefined, undefined]);
    const stolen = JSON.parse(decodeURIComponent(before?.value ?? '""')) as string;
    const answer = await page.request.get("/api/customer/profile", { headers: { Authorization: `Bearer ${stolen}` } });
    expect(answer.status()).toBe(401);
  },
);

journey(
  "a logout removes private content from every other tab of the browser, without waiting for its next check (R-030)",
  async ({ page, context }) => {
    await signIn(page, "9123400004");
    const headings = await Promise.all(["/profile", "/wallet", "/address"].map((path) => openHeld(context, path)));
    await page.bringToFront();
    await page.getByRole("banner").getByRole("button", { expanded: false }).last().click();
    await page.getByRole("button", { name: "Logout" }).click();
    for (const heading of headings) await heading.waitFor({ state: "hidden" });
  },
);

/** Leaves the pages that a tab opens from now on without later timers: no poll finds out what the test is about. */
async function holdPolls(tab: Page): Promise<void> {
  await tab.addInitScript(() => {
    const plan = window.setTimeout.bind(window);
    const planSoon = (act: TimerHandler, ms = 0) => (ms < 5000 ? plan(act, ms) : 0);
    Reflect.set(window, "setTimeout", planSoon);
  });
}

/**
 * Opens a private page in a tab without timers: no session check, and no poll that finds the session ended.
 * @returns its heading
 */
async function openHeld(context: BrowserContext, path: string): Promise<Locator> {
  const tab = await context.newPage();
  await holdPolls(tab);
  await tab.goto(path);
  const heading = tab.getByRole("heading", { level: 1, name: path.slice(1) });
  await heading.waitFor();
  await untilQuiet(tab);
  return heading;
}

journey(
  "a session that turns out to have ended leads to the login and back to the requested page (R-024)",
  async ({ page, context, troubles }) => {
    troubles.expect(/status of 401/);
    await signIn(page, "9123400002");
    const { token } = await cookiesOf(context);
    const bearer = JSON.parse(decodeURIComponent(token?.value ?? '""')) as string;
    await holdPolls(page);
    await page.goto("/news-list");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await untilQuiet(page);
    const ended = await page.request.post("/api/logout", { headers: { Authorization: `Bearer ${bearer}` } });
    expect(ended.ok()).toBe(true);

    await page.getByRole("navigation", { name: "Workspace" }).getByRole("link", { name: "Wallet" }).click();
    await page.waitForURL("/login?return=%2Fwallet");
    await page.goBack();
    await page.waitForURL("/news-list");
    await page.getByRole("banner").getByRole("link", { name: "Login/Register" }).waitFor();
  },
);

journey("the next person in the same tab never sees data prefetched for the previous one", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/cash-wallet")) asked.push(request.headers()["authorization"] ?? "nobody");
  });
  let leave: () => void = () => undefined;
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  await signIn(page, people.buyer.phone);
  await answerInstead(page, "*/areas/buyer/*/wallet.*js*", async ({ passOn }) => {
    await left;
    await passOn();
  });
  const openMenu = () => page.getByRole("banner").getByRole("button", { expanded: false }).last().click();

  // The wallet's data arrive before its code, and by then the buyer is elsewhere.
  const fetchedAhead = page.waitForResponse(/\/api\/cash-wallet/);
  await openMenu();
  await page.getByRole("link", { name: "Wallet" }).first().click();
  const { cash_balance: buyersBalance } = (await (await fetchedAhead).json()) as { readonly cash_balance: number };
  expect(buyersBalance).toBeGreaterThan(1_000);
  await page.getByRole("banner").getByRole("link", { name: "News", exact: true }).first().click();
  await page.waitForURL("/news-list");
  leave();
  await openMenu();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Login/Register" }).click();
  await fillLogin(page, "9123400003");
  await openMenu();
  await page.getByRole("link", { name: "Wallet" }).first().click();
  await page.waitForURL("/wallet");
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  await untilQuiet(page);

  expect(new Set(asked).size).toBe(2);
  expect(await page.getByRole("main").textContent()).not.toContain(buyersBalance.toLocaleString("en-IN"));
});

journey(
  "a session that ended on the server leads to the login and leaves nothing behind (R-033)",
  async ({ page, context, troubles }) => {
    troubles.expect(/401 \(Unauthorized\)/);
    const phone = "9123400006";
    await signIn(page, phone);
    const { token } = await cookiesOf(context);
    const authorization = `Bearer ${JSON.parse(decodeURIComponent(token?.value ?? '""'))}`;
    const ended = await page.request.post("/api/logout", { headers: { Authorization: authorization } });
    expect(ended.ok()).toBe(true);

    const refused = page.waitForResponse((answer) => answer.status() === 401);
    await page.goto("/enquiry");
    await refused;

    await page.waitForURL((url) => url.pathname === "/login");
    const left = await cookiesOf(context);
    expect([left.token, left.user]).toEqual([undefined, undefined]);
  },
);
