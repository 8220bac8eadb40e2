import { journeyOfVisits } from "../harness/journey";
import { signedIn } from "../harness/sign-in";

journeyOfVisits(
  "the desk publishes an article with bold words and a list, and a visitor reads it as it was shown before",
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
    await page.getByText("Nothing of this kind waits").waitFor();
  },
);
