import type { Page } from "playwright-core";

/** Refuses every write of a page before it reaches the product, so that tests change nothing. */
export async function refuseWrites(page: Page): Promise<readonly string[]> {
  const sent: string[] = [];
  await page.route("**/api/**", async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.method() === "GET" || /vital|report|logout/.test(pathname)) return route.fallback();
    sent.push(pathname);
    await route.fulfill({ status: 422, json: { message: "Not today", code: "refused" } });
  });
  return sent;
}
