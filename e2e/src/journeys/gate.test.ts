import type { Page } from "playwright-core";
import { answerInstead } from "../harness/answers";
import { journey } from "../harness/journey";
import { signedIn } from "../harness/sign-in";

/** From now on the page's clock advances only when the journey says so. */
async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

const handshake = "*/api/handshake";

journey(
  "sends the handshake one second after the start, without a session, then shows the app (R-016, R-019)",
  async ({ page }) => {
    const asked: Record<string, string>[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/handshake")) asked.push(request.headers());
    });
    await stopClock(page);
    await page.goto("/");
    await page.clock.runFor(900);
    expect(asked).toEqual([]);
    await expect(page.getByRole("banner").count()).resolves.toBe(0);

    await page.clock.runFor(200);
    await page.clock.resume();

    await page.getByRole("banner").waitFor();
    await page.getByRole("contentinfo").waitFor();
    expect(asked).toHaveLength(1);
    expect(asked[0]).not.toHaveProperty("authorization");
  },
);

journey(
  "sends the handshake and the site setup call without token or cookies, even for a logged-in person (R-313, R-314)",
  async ({ visit }) => {
    const { page } = await visit({ session: await signedIn("buyer") });
    const heads: Promise<Record<string, string>>[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (["/api/handshake", "/api/config"].includes(pathname)) heads.push(request.allHeaders());
    });
    const wallet = page.waitForRequest(/\/api\/cash-wallet/);
    await page.goto("/wallet");
    await page.getByRole("banner").waitFor();
    await page.getByRole("contentinfo").getByRole("link", { name: /\+91/ }).first().waitFor();

    expect(heads.length).toBeGreaterThanOrEqual(2);
    for (const head of await Promise.all(heads)) {
      expect(Object.keys(head)).not.toContain("cookie");
      expect(Object.keys(head)).not.toContain("authorization");
      expect(head["user-agent"]).toMatch(/^Mozilla/);
    }
    expect(await (await wallet).allHeaders()).toMatchObject({
      cookie: expect.stringContaining("__Host-mandi-bind="),
      authorization: expect.stringMatching(/^Bearer /),
    });
  },
);

journey(
  "while the shell's script is still on its way, the gate's second passes and the handshake is made, once (R-016)",
  async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    let sendScript: () => void = () => undefined;
    const isSent = new Promise<void>((resolve) => {
      sendScript = resolve;
    });
    await answerInstead(page, "*/static/js/shell.*.js", async ({ passOn }) => {
      await isSent;
      await passOn();
    });
    const answered = page.waitForResponse(`*${handshake}`);
    const opening = page.goto("/news-list");
    await answered;
    await expect(page.getByRole("banner").count()).resolves.toBe(0);

    sendScript();
    await opening;
    await page.getByRole("heading", { name: "Market News", level: 1 }).waitFor();
    await page.getByRole("contentinfo").getByRole("link", { name: /\+91/ }).first().waitFor();
    expect(asked.filter((path) => path === "/api/handshake")).toHaveLength(1);
    expect(asked.filter((path) => path === "/api/config")).toHaveLength(1);
  },
);

journey("opens although the first script fails or never arrives", async ({ page, troubles }) => {
  troubles.expect(/ERR_FAILED|ERR_CONNECTION_REFUSED/);
  const heading = page.getByRole("heading", { name: "Market News", level: 1 });
  const mend = await answerInstead(page, "*/static/js/first.*.js", ({ fail }) => fail("ConnectionRefused"));
  await page.goto("/news-list");
  await heading.waitFor();
  await mend();

  await answerInstead(page, "*/static/js/first.*.js", () => new Promise(() => undefined));
  await page.goto("/news-list", { waitUntil: "commit" });
  await heading.waitFor();
});

journey("says what to do without a connection, and sends no request (R-014, R-015)", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/handshake")) asked.push(request.url());
  });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => false });
  });

  await page.goto("/");

  await page.getByRole("heading", { name: "Oops, No Internet Connection" }).waitFor();
  await page.getByText(/wifi or cellular data/).waitFor();
  await expect(page.getByRole("banner").count()).resolves.toBe(0);
  expect(asked).toEqual([]);
});

journey(
  "says so when the network is dead behind a connected adapter, and continues automatically when it works again (R-015)",
  async ({ page, troubles }) => {
    troubles.expect(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/);
    let isDead = true;
    await answerInstead(page, handshake, ({ fail, passOn }) => (isDead ? fail("ConnectionRefused") : passOn()));
    await page.goto("/news-list");
    await page.getByRole("heading", { name: "Oops, No Internet Connection" }).waitFor();
    await expect(page.evaluate(() => navigator.onLine)).resolves.toBe(true);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Still no connection.").waitFor();
    await expect(page.getByRole("banner").count()).resolves.toBe(0);

    isDead = false;
    await page.getByRole("banner").waitFor();
    await page.getByRole("heading", { name: "Market News", level: 1 }).waitFor();
  },
);

journey("apologises when the handshake fails, and shows nothing of the app (R-017)", async ({ page, troubles }) => {
  troubles.expect(/500 \(Internal Server Error\)/);
  const broken = { status: 500, json: { message: "broken", code: "internal" } };
  await answerInstead(page, handshake, ({ answer }) => answer(broken));

  await page.goto("/");

  await page.getByRole("heading", { name: "Opps, Something Went Wrong" }).waitFor();
  await page.getByText(/contact support/).waitFor();
  await page.getByText("Mandi could not open this page.").waitFor();
  await expect(page.getByRole("banner").count()).resolves.toBe(0);
});

journey(
  "says that the market does not answer, unlike a lost connection or a refusal, and continues automatically (R-017)",
  async ({ page, troubles }) => {
    troubles.expect(/503 \(Service Unavailable\)/);
    let isAway = true;
    const busy = { status: 503, json: { message: "The service is busy.", code: "unavailable" } };
    await answerInstead(page, handshake, ({ answer, passOn }) => (isAway ? answer(busy) : passOn()));
    await page.goto("/news-list");
    await page.getByRole("heading", { name: "Opps, Something Went Wrong" }).waitFor();
    await page.getByText("Mandi is not responding right now.").waitFor();
    await page.getByRole("button", { name: "Try again" }).press("Enter");
    await page.getByText("Mandi is still not responding.").waitFor();
    await expect(page.getByRole("banner").count()).resolves.toBe(0);

    isAway = false;
    await page.getByRole("banner").waitFor();
    await page.getByRole("heading", { name: "Market News", level: 1 }).waitFor();
  },
);

journey("waits ten seconds after a 429 and tries again, as often as necessary (R-018)", async ({ page, troubles }) => {
  troubles.expect(/429 \(Too Many Requests\)/);
  let asked = 0;
  const busy = { status: 429, json: { message: "busy", code: "busy" } };
  await answerInstead(page, handshake, ({ answer, passOn }) => {
    asked += 1;
    return asked <= 2 ? answer(busy) : passOn();
  });
  // The page starts waiting when it has read the answer, which may be after the response arrived.
  const untilAsked = async (times: number) => {
    const settled = page.waitForResponse(`*${handshake}`);
    while (asked < times) await page.clock.runFor(500);
    await settled;
  };
  await stopClock(page);
  await page.goto("/");

  await untilAsked(1);
  // Up to two of the half seconds above may have passed since the answer.
  await page.clock.runFor(8500);
  expect(asked).toBe(1);

  await untilAsked(2);
  await untilAsked(3);
  await page.clock.resume();
  await page.getByRole("banner").waitFor();
  expect(asked).toBe(3);
});
