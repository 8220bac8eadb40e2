import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskArticleAnswer, DeskNewsListAnswer } from "@mandi/shared/contract/desk/news";
import { aDeskArticle, aNewsList } from "@mandi/shared/testing/desk-news-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const publish = "POST /desk/news";
const written = {
  slug: "rebar-demand",
  title: "Rebar demand picks up",
  image: "",
  image_alt: "",
  description: "<p>Mills report fuller books.</p>",
  version: "3f2a90c1d4e5b607",
};

async function opened() {
  const api = fakeDesk();
  api.answer("GET /desk/news/article", DeskArticleAnswer, { data: aDeskArticle() });
  await renderAt(routes, "/desk/news?article=rebar-demand");
  await screen.findByLabelText("Title", {}, { timeout: 10_000 });
  return { api, user: userEvent.setup() };
}

it("derives the address of a new article from its title until another one is typed", async () => {
  const user = userEvent.setup();
  fakeDesk();
  await renderAt(routes, "/desk/news?article=");
  await user.type(await screen.findByLabelText("Title", {}, { timeout: 10_000 }), "Two mills, open!");
  expect(screen.getByLabelText("Address")).toHaveValue("two-mills-open");
  await user.type(screen.getByLabelText("Address"), "-now");
  await user.type(screen.getByLabelText("Title"), " Again");
  expect(screen.getByLabelText("Address")).toHaveValue("two-mills-open-now");
});

it("continues to derive the address from the title after a preview", async () => {
  const user = userEvent.setup();
  fakeDesk();
  await renderAt(routes, "/desk/news?article=");
  await user.type(await screen.findByLabelText("Title", {}, { timeout: 10_000 }), "Two mills");
  await user.click(screen.getByRole("button", { name: "As visitors see it" }));
  await user.click(screen.getByRole("button", { name: "Write" }));
  await user.type(screen.getByLabelText("Title"), " open");
  expect(screen.getByLabelText("Address")).toHaveValue("two-mills-open");
});

it("lists what visitors read separately from what is not published yet", async () => {
  const api = fakeDesk();
  api.answer("GET /desk/news", DeskNewsListAnswer, aNewsList());
  await renderAt(routes, "/desk/news");
  const drafts = await screen.findByRole("table", { name: "Drafts" });
  expect(within(drafts).getByRole("link", { name: "Scrap prices" })).toHaveAttribute(
    "href",
    "/desk/news?article=scrap-prices",
  );
  expect(screen.getByRole("table", { name: "Published" })).toHaveTextContent("Rebar demand picks up20 Nov 2026");
});

it("publishes after one confirmation, with the version that was read", async () => {
  const { api, user } = await opened();
  api.answer(publish, DeskAnswer, { message: "The article is published.", approval_id: null });
  await user.click(screen.getByRole("button", { name: "Publish the changes" }));
  expect(await screen.findByText("Please give a reason")).toBeVisible();
  await user.type(screen.getByLabelText("Reason"), "Checked");
  await user.click(screen.getByRole("button", { name: "Publish the changes" }));
  const question = await screen.findByRole("dialog", { name: "Publish this article?" });
  expect(question).toHaveTextContent("/news-detail/rebar-demand");
  expect(api.calls(publish)).toEqual([]);
  await user.click(within(question).getByRole("button", { name: "Publish" }));
  expect(api.calls(publish)).toEqual([expect.objectContaining({ body: { ...written, reason: "Checked" } })]);
});

it("keeps what was written when somebody else has changed the article", async () => {
  const { api, user } = await opened();
  const draft = "POST /desk/news/draft";
  api.refuse(draft, 409, { message: "Somebody else has changed it since you opened it." });
  await user.type(screen.getByLabelText("Title"), " again");
  await user.type(screen.getByLabelText("Reason"), "Reworded");
  await user.click(screen.getByRole("button", { name: "Save the changes as a draft" }));
  expect(await screen.findByText("Somebody else has changed it since you opened it.")).toBeVisible();
  expect(screen.getByLabelText("Title")).toHaveValue("Rebar demand picks up again");
  expect(api.calls(draft)).toEqual([
    expect.objectContaining({ body: { ...written, title: "Rebar demand picks up again", reason: "Reworded" } }),
  ]);
});

it("shows the article as visitors will see it", async () => {
  const { user } = await opened();
  await user.click(screen.getByRole("button", { name: "As visitors see it" }));
  expect(screen.getByRole("heading", { level: 2, name: "Rebar demand picks up" })).toBeVisible();
  expect(screen.getByText("Mills report fuller books.")).toBeVisible();
});

it("shows an article with a table read-only, because the editor would lose it", async () => {
  const api = fakeDesk();
  const description = "<p>Rates</p><table><tbody><tr><td>Raipur</td></tr></tbody></table>";
  api.answer("GET /desk/news/article", DeskArticleAnswer, { data: aDeskArticle({ description }) });
  await renderAt(routes, "/desk/news?article=rebar-demand");
  expect(await screen.findByText(/^This article has a part that the editor cannot keep/)).toBeVisible();
  expect(screen.getByRole("cell", { name: "Raipur" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Publish/ })).toBeNull();
});

it("shows the fields again when what is sent from the preview is incomplete", async () => {
  const { api, user } = await opened();
  await user.click(screen.getByRole("button", { name: "As visitors see it" }));
  await user.click(screen.getByRole("button", { name: "Save the changes as a draft" }));
  expect(await screen.findByLabelText("Title")).toBeVisible();
  expect(screen.getByText("Please give a reason")).toBeVisible();
  expect(api.calls("POST /desk/news/draft")).toEqual([]);
});

it("reports that an article does not exist, and which role writes one", async () => {
  const api = fakeDesk(["look", "books"]);
  api.refuse("GET /desk/news/article", 404);
  const tab = await renderAt(routes, "/desk/news?article=nothing");
  expect(await screen.findByText("There is nothing here")).toBeVisible();
  await tab.go("/desk/news?article=");
  expect(await screen.findByText(/^This needs the role of operator\./)).toBeVisible();
});

it("explains saving: that only the desk reads a draft, and that visitors keep the published article", async () => {
  const { api } = await opened();
  expect(screen.getByText("Visitors still read the published version until you publish the changes.")).toBeVisible();
  api.answer("GET /desk/news/article", DeskArticleAnswer, { data: aDeskArticle({ slug: "new-mill", id: null }) });
  await renderAt(routes, "/desk/news?article=new-mill");
  expect(await screen.findByText("Only the desk reads a draft.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Save the draft" })).toBeVisible();
});
