import type { Page } from "playwright-core";
import { answerInstead } from "../harness/answers";
import type { Asked } from "../harness/asked";
import { journey } from "../harness/journey";
import { signedIn } from "../harness/sign-in";
import type { Visit, VisitOptions } from "../harness/visit";

const path = "/commodity-products";
const pageFiles = "*/areas/seller/*/static/*";

/** A seller who goes from home to their products while `act` answers for their area's chunks and styles. */
async function onTheWay(visit: (options: VisitOptions) => Promise<Visit>, act: (asked: Asked) => Promise<void>) {
  const { page, troubles } = await visit({ session: await signedIn("seller") });
  troubles.expect(/Loading (?:CSS )?chunk|preload/i);
  await page.goto("/");
  await page.getByRole("main").getByRole("heading").first().waitFor();
  await answerInstead(page, pageFiles, act);
  await page.locator(`a[href="${path}"]`).first().click();
  const card = page.getByRole("alert").filter({ hasText: "Seller area is not available right now" });
  await card.waitFor();
  return { page, card };
}

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

describe("chunks and styles that hang", () => {
  journey("are loaded from a fresh address when the user tries again", async ({ visit }) => {
    const fresh: string[] = [];
    const { page, card } = await onTheWay(visit, async ({ url: { pathname, search }, passOn }) => {
      if (search === "") return new Promise(() => undefined);
      fresh.push(pathname.endsWith(".css") ? "style" : "script");
      return passOn();
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
    const { page, card } = await onTheWay(visit, async ({ passOn }) => {
      await arrival;
      await passOn();
    });

    arrive();

    await card.waitFor({ state: "detached" });
    await heading(page).waitFor();
  });
});
