import type { Page, Route } from "playwright-core";
import { journey } from "../harness/journey";
import { signedIn } from "../harness/sign-in";
import type { Visit, VisitOptions } from "../harness/visit";

const path = "/commodity-products";
const pageFiles = "**/areas/seller/*/static/**";

/** A seller who goes from home to their products while `answer` handles their area's chunks and styles. */
async function onTheWay(visit: (options: VisitOptions) => Promise<Visit>, answer: (route: Route) => Promise<void>) {
  const { page, troubles } = await visit({ session: await signedIn("seller") });
  troubles.expect(/Loading (?:CSS )?chunk|preload/i);
  await page.goto("/");
  await page.getByRole("main").getByRole("heading").first().waitFor();
  await page.route(pageFiles, answer);
  await page.locator(`a[href="${path}"]`).first().click();
  const card = page.getByRole("alert").filter({ hasText: "Seller area is not available right now" });
  await card.waitFor();
  return { page, card };
}

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

describe("chunks and styles that hang", () => {
  journey("are loaded from a fresh address when the user tries again", async ({ visit }) => {
    const fresh: string[] = [];
    const { page, card } = await onTheWay(visit, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      if (search === "") return new Promise(() => undefined);
      fresh.push(pathname.endsWith(".css") ? "style" : "script");
      return route.fallback();
    });

    await card.getByRole("button", { name: "Try again" }).click();

    await card.waitFor({ state: "detached" });
    await heading(page).waitFor();
    expect(new Set(fresh)).toEqual(new Set(["script", "style"]));
  });

  journey("let the page replace the card when they arrive after all", async ({ visit }) => {
    let arrive: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { page, card } = await onTheWay(visit, async (route) => {
      await arrival;
      await route.fallback();
    });

    arrive();

    await card.waitFor({ state: "detached" });
    await heading(page).waitFor();
  });
});
