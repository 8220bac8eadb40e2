import { readOrNull } from "@mandi/shared/contract/read";
import type { AreaRoute } from "@mandi/shared/contract/release/area-manifest";
import { AreaReport } from "@mandi/shared/contract/release/area-report";
import type { Role } from "@mandi/shared/contract/role";
import type { Browser, BrowserContext, Page } from "playwright-core";

export interface SmokePage {
  readonly url: string;
  readonly area: string;
  readonly version: string;
  readonly route: AreaRoute;
}

/** Longer than the shell's own patience with a file, so that its report comes first and says more. */
const patienceMs = 12_000;

/** As text, because it runs in the page and not in this program. */
const noteViolations = `document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
  noteViolation(effectiveDirective + " " + blockedURI);
});`;

/** One browser context per role: what pages share is fetched and compiled once for all of them. */
export function smokeWindows(browser: Browser, url: string): (route: AreaRoute) => Promise<BrowserContext> {
  const known = new Map<string, Promise<BrowserContext>>();
  const open = async (role: Role) => {
    const context = await browser.newContext({ baseURL: url, serviceWorkers: "block" });
    await signIn(context, url, role);
    return context;
  };
  return ({ roles }) => {
    const role = roles.includes("visitor") ? "visitor" : (roles[0] ?? "visitor");
    const context = known.get(role) ?? open(role);
    known.set(role, context);
    return context;
  };
}

/** Opens one page as someone who may, and returns what went wrong, one line each; nothing when all is well. */
export async function openPage(context: BrowserContext, target: SmokePage): Promise<string[]> {
  const page = await context.newPage();
  try {
    const faults = await watch(page, target);
    // Any id will do: there is no api to find it.
    await page.goto(target.route.path.replace(/:[A-Za-z]+/g, "1"));
    await page.locator("#app:not([inert])").waitFor({ state: "attached", timeout: patienceMs });
    await page.locator("main :is(h1, h2, [role=alert], [role=status], form)").first().waitFor({ timeout: patienceMs });
    if (!(await hasCode(page, target))) faults.push(`the code of version ${target.version} was not loaded`);
    return [...new Set(faults)];
  } catch (error) {
    return [error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error)];
  } finally {
    await page.close();
  }
}

/** A made-up session: enough for the guard, useless with any api. */
async function signIn(context: BrowserContext, url: string, type: Role): Promise<void> {
  if (type === "visitor") return;
  const user = { name: "Smoke", type, email: "smoke@mandi.example", phone: "9000000000", company_name: "Smoke" };
  // Cookies with this prefix can be planted only for https; the browser then shows them on http://localhost too.
  const place = { url: `https://${new URL(url).hostname}/`, secure: true, sameSite: "Strict" } as const;
  const value = (content: unknown) => encodeURIComponent(JSON.stringify(content));
  await context.addCookies([
    { ...place, name: "__Host-mandi-token", value: value("smoke-session-that-no-api-knows") },
    { ...place, name: "__Host-mandi-user", value: value(user) },
  ]);
}

async function watch(page: Page, { url, area }: SmokePage): Promise<string[]> {
  const faults: string[] = [];
  const isOurs = (address: string) => address.startsWith(url) && !/^\/(?:api|media)\//.test(new URL(address).pathname);
  page.on("pageerror", (error) => faults.push(`uncaught ${error.message}`));
  page.on("console", (message) => {
    const from = message.location().url;
    if (message.type() === "error" && (from === "" || isOurs(from))) faults.push(`console: ${message.text()}`);
  });
  page.on("response", (answer) => {
    if (answer.status() >= 400 && isOurs(answer.url())) faults.push(`${answer.status()} for ${answer.url()}`);
  });
  await page.exposeFunction("noteViolation", (text: string) => faults.push(`policy: ${text}`));
  await page.addInitScript({ content: noteViolations });
  await page.route(/\/(?:api|media)\//, (call) => {
    const { pathname } = new URL(call.request().url());
    if (pathname === "/api/handshake") return call.fulfill({ json: { success: true } });
    if (pathname !== "/api/area-report")
      return call.fulfill({ status: 503, json: { message: "There is no api in a smoke", code: "smoke" } });
    const report = readOrNull(AreaReport, call.request().postDataJSON());
    if (report?.outcome === "failed" && report.area === area) faults.push(`${report.kind}: ${report.message}`);
    return call.fulfill({ status: 204 });
  });
  return faults;
}

function hasCode(page: Page, { area, version }: SmokePage): Promise<boolean> {
  const base = JSON.stringify(`/areas/${area}/${version}/`);
  return page.evaluate<boolean>(
    `performance.getEntriesByType("resource").some(({ name }) => new URL(name).pathname.startsWith(${base}))`,
  );
}
