import { waitUntil } from "@mandi/launch/process/wait-until";
import { read } from "@mandi/shared/contract/read";
import { ConfigAnswer } from "@mandi/shared/contract/site-config";
import type { Page } from "playwright-core";
import { journeyOfVisits, type Visits } from "../harness/journey";
import { signedIn } from "../harness/sign-in";

journeyOfVisits(
  "the desk publishes an article with bold words and a list, and a visitor reads it as in the preview",
  async ({ visit }) => {
    const { page: desk } = await visit({ session: await signedIn("staff") });
    await desk.goto("/desk/news");
    await desk.getByRole("link", { name: "Write an article" }).click();
    await desk.getByLabel("Title").fill("Two mills open");
    await desk.getByLabel("Address").fill("two-mills-open");
    const text = desk.getByRole("textbox", { name: "Text" });
    await text.click();
    await desk.getByRole("button", { name: "Bold" }).click();
    await desk.keyboard.type("This week:");
    await desk.getByRole("button", { name: "Bold" }).click();
    await desk.keyboard.press("Enter");
    await desk.getByRole("button", { name: "List", exact: true }).click();
    await desk.keyboard.type("Raipur");
    await desk.keyboard.press("Enter");
    await desk.keyboard.type("Jalna");
    await desk.getByRole("button", { name: "As visitors see it" }).click();
    await desk.getByRole("listitem").filter({ hasText: "Jalna" }).waitFor();

    await desk.getByLabel("Reason").fill("Heard from both mills");
    await desk.getByRole("button", { name: "Save the draft" }).click();
    await desk.waitForURL(/article=two-mills-open/);
    const { page: visitor, troubles } = await visit({ screen: "phone" });
    troubles.expect(/404/);
    await visitor.goto("/news-detail/two-mills-open");
    await visitor.getByText("This week:").waitFor({ state: "detached" });

    await desk.getByText(/^Draft saved by/).waitFor();
    await desk.getByLabel("Reason").fill("Read by a colleague");
    await desk.getByRole("button", { name: "Publish", exact: true }).click();
    await desk.getByRole("dialog", { name: "Publish this article?" }).getByRole("button", { name: "Publish" }).click();
    await desk.getByText(/^Draft saved by/).waitFor({ state: "detached" });

    await visitor.goto("/news-list");
    await visitor
      .getByRole("link", { name: /Two mills open/ })
      .first()
      .click();
    await visitor.locator("strong", { hasText: "This week:" }).waitFor();
    expect(await visitor.locator("article li").allTextContents()).toEqual(["Raipur", "Jalna"]);
  },
);

journeyOfVisits(
  "an admin opens the one item of the queue that names all tax rates, confirms them at once, and the queue no longer names them",
  async ({ visit }) => {
    const { page } = await visit({ session: await signedIn("staff") });
    await page.goto("/desk?kind=tax");
    await page.getByRole("link", { name: /\d+ tax rates wait for confirmation/ }).click();
    await page.getByRole("button", { name: /^Choose all/ }).click();
    await page.getByLabel("Reason").fill("Compared with the notifications");
    await page.getByRole("button", { name: /^Confirm \d+ rates/ }).click();
    const question = page.getByRole("dialog", { name: /^Confirm \d+ rates\?/ });
    await question.getByRole("button", { name: /^Confirm/ }).click();
    await page.getByText("Every rate in force is confirmed.").waitFor();

    await page.goto("/desk?kind=tax");
    await page.getByText("Nothing of this kind is waiting").waitFor();
  },
);

journeyOfVisits(
  "the desk adds a question, puts it first, hides it and shows it again, and a visitor reads what the desk decided",
  async ({ visit }) => {
    const asked = "Do you sell by the piece?";
    const { page: desk } = await visit({ session: await signedIn("staff") });
    await desk.goto("/desk/site");
    await desk.getByRole("link", { name: "Add a question" }).click();
    await desk.getByLabel("Question", { exact: true }).fill(asked);
    await desk.getByRole("textbox", { name: "Answer" }).fill("By the tonne only.");
    await desk.getByRole("button", { name: "As visitors see it" }).click();
    await desk.getByRole("heading", { name: asked }).waitFor();
    await desk.getByLabel("Reason").fill("Often asked");
    await desk.getByRole("button", { name: "Save", exact: true }).click();
    await desk.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    const up = desk.getByRole("button", { name: `Move up: ${asked}` });
    await up.waitFor();
    while (await up.isEnabled()) await up.click();
    await desk.getByRole("button", { name: "Save the order" }).click();
    await giveReason(desk, "Asked most", "Save the order");

    expect((await questionsRead(visit, (titles) => titles[0] === asked))[0]).toBe(asked);

    await desk.getByRole("button", { name: `Hide: ${asked}` }).click();
    await giveReason(desk, "Being rewritten", "Hide");
    await desk.getByRole("button", { name: `Show: ${asked}` }).waitFor();
    expect(await questionsRead(visit, (titles) => !titles.includes(asked))).not.toContain(asked);

    await desk.getByRole("button", { name: `Show: ${asked}` }).click();
    await giveReason(desk, "Rewritten", "Show");
    await desk.getByRole("button", { name: `Hide: ${asked}` }).waitFor();
    await desk.getByRole("link", { name: asked }).click();
    const trail = desk.getByRole("table", { name: "Who did what" });
    await trail.getByText("Question shown again").waitFor();
    await trail.getByText("Question added").waitFor();
  },
);

journeyOfVisits(
  "an admin adds a sentence to the return policy and rewords a message, and a visitor reads the policy",
  async ({ visit }) => {
    const { page: desk } = await visit({ session: await signedIn("staff") });
    await desk.goto("/desk/site?section=texts");
    await desk.getByRole("link", { name: "Return policy" }).click();
    await desk.getByRole("textbox", { name: "Return policy" }).click();
    await desk.keyboard.press("Control+End");
    await desk.keyboard.type(" Ask our desk first.");
    await desk.getByLabel("Reason").fill("Read by counsel");
    await desk.getByRole("button", { name: "Save", exact: true }).click();
    await desk.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await desk.getByRole("link", { name: "Return policy" }).waitFor();

    await desk.getByRole("link", { name: "Messages", exact: true }).click();
    await desk.getByRole("link", { name: "message received" }).click();
    await desk.getByLabel("Text").fill("Please read our message about {number}.");
    await desk.getByRole("button", { name: "As visitors see it" }).click();
    await desk.getByText("Please read our message about Q2627000017.").waitFor();
    await desk.getByLabel("Reason").fill("Shorter");
    await desk.getByRole("button", { name: "Save", exact: true }).click();
    await desk.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await desk.getByRole("row", { name: /message received.*reworded/ }).waitFor();

    const { page: visitor } = await visit({ screen: "phone" });
    await configSays(visitor, ({ returns_policy }) => returns_policy.includes("Ask our desk first."));
    await visitor.goto("/return-policy");
    await visitor.getByText("Ask our desk first.").waitFor();
  },
);

/** Enters the reason of an action in its dialog and confirms. */
async function giveReason(page: Page, reason: string, verb: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button", { name: verb }).click();
  await dialog.waitFor({ state: "detached" });
}

/** The questions that a visitor sees, once the server's cache of some seconds has expired. */
async function questionsRead(visit: Visits["visit"], isNow: (titles: readonly string[]) => boolean) {
  const { page } = await visit({ screen: "phone" });
  await configSays(page, ({ faq }) => isNow(faq.map(({ title }) => title)));
  await page.goto("/faq");
  await page.locator("summary").first().waitFor();
  return page.locator("summary").allTextContents();
}

/** Waits until the server's cache of some seconds has expired. */
async function configSays(page: Page, isNow: (config: ConfigAnswer) => boolean): Promise<void> {
  await waitUntil(
    async () => {
      const config: unknown = await (await page.request.get("/api/config")).json();
      return isNow(read(ConfigAnswer, config)) || undefined;
    },
    { withinMs: 30_000, everyMs: 500 },
  );
}
