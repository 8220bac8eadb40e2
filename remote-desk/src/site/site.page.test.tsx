import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import type { DeskRight } from "@mandi/shared/contract/desk/right";
import { DeskTemplateListAnswer, DeskTextListAnswer } from "@mandi/shared/contract/desk/site";
import { DeskBannerListAnswer, DeskFaqListAnswer } from "@mandi/shared/contract/desk/site-entry";
import { DeskSiteVersionAnswer } from "@mandi/shared/contract/desk/site-version";
import { aTrailRow } from "@mandi/shared/testing/desk-builders";
import { aBannerList, aDeskTemplate, aDeskText, aFaqList } from "@mandi/shared/testing/desk-site-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { someVersions } from "@mandi/shared/testing/site-version-builders";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const done = { message: "Done.", approval_id: null };

async function opened(address: string, rights?: readonly DeskRight[]) {
  const api = fakeDesk(rights);
  api.answer("GET /desk/faq", DeskFaqListAnswer, aFaqList());
  api.answer("GET /desk/banner", DeskBannerListAnswer, aBannerList());
  api.answer("GET /desk/text", DeskTextListAnswer, { data: [aDeskText()] });
  api.answer("GET /desk/template", DeskTemplateListAnswer, { data: [aDeskTemplate()] });
  api.answer("GET /desk/site-version", DeskSiteVersionAnswer, someVersions());
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [aTrailRow({ action: "faq edit" })] });
  await renderAt(routes, address);
  return { api, user: userEvent.setup() };
}

it("reorders the questions, sending a reason and the order that was read", async () => {
  const { api, user } = await opened("/desk/site");
  api.answer("POST /desk/faq/order", DeskAnswer, done);
  const up = await screen.findByRole("button", { name: "Move up: Who carries it?" });
  await user.click(up);
  // At the end of its way the button keeps the focus, and does no more.
  expect(up).toHaveFocus();
  await user.click(up);
  expect(api.calls("POST /desk/faq/order")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Save the order" }));
  const dialog = await screen.findByRole("dialog", { name: "Change the order?" });
  await user.type(within(dialog).getByLabelText("Reason"), "Asked more often");
  await user.click(within(dialog).getByRole("button", { name: "Save the order" }));
  await screen.findByRole("button", { name: "Move down: How do I pay?" });
  expect(api.calls("POST /desk/faq/order")[0]?.body).toEqual({
    ids: [12, 11],
    version: "d4e5b6073f2a90c1",
    reason: "Asked more often",
  });
});

it("hides what visitors see and shows what they do not, with a reason", async () => {
  const { api, user } = await opened("/desk/site?section=faq");
  api.answer("POST /desk/faq/12/unhide", DeskAnswer, done);
  expect(await screen.findByRole("button", { name: "Hide: How do I pay?" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show: Who carries it?" }));
  const dialog = await screen.findByRole("dialog", { name: "Show “Who carries it?”?" });
  await user.click(within(dialog).getByRole("button", { name: "Show" }));
  expect(await within(dialog).findByText("Please give a reason")).toBeVisible();
  expect(api.calls("POST /desk/faq/12/unhide")).toEqual([]);
  await user.type(within(dialog).getByLabelText("Reason"), "True again");
  await user.click(within(dialog).getByRole("button", { name: "Show" }));
  expect(api.calls("POST /desk/faq/12/unhide")[0]?.body).toEqual({ reason: "True again" });
});

it("keeps an unsaved order while another act is taken on a row", async () => {
  const { api, user } = await opened("/desk/site?section=faq");
  api.answer("POST /desk/faq/12/unhide", DeskAnswer, done);
  await user.click(await screen.findByRole("button", { name: "Move up: Who carries it?" }));
  await user.click(screen.getByRole("button", { name: "Show: Who carries it?" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Reason"), "True again");
  await user.click(dialog.getByRole("button", { name: "Show" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByRole("button", { name: "Save the order" })).toBeVisible();
});

it("shows a question as visitors see it, who changed it, and saves it with the version that was read", async () => {
  const { api, user } = await opened("/desk/site?section=faq&open=11");
  api.answer("POST /desk/faq/11/edit", DeskAnswer, done);
  const title = await screen.findByLabelText("Question", {}, { timeout: 10_000 });
  expect(await screen.findByRole("table", { name: "Who did what" })).toHaveTextContent("Question reworded");
  await user.clear(title);
  await user.type(title, "How can I pay?");
  await user.click(screen.getByRole("button", { name: "As visitors see it" }));
  expect(screen.getByRole("heading", { name: "How can I pay?" })).toBeVisible();
  // In the preview, and in the stored versions.
  expect(screen.getAllByText("By bank transfer.")).toHaveLength(2);
  await user.type(screen.getByLabelText("Reason"), "Clearer");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const dialog = await screen.findByRole("dialog", { name: "Save this question?" });
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(api.calls("POST /desk/faq/11/edit")[0]?.body).toEqual({
    title: "How can I pay?",
    description: "<p>By bank transfer.</p>",
    version: "3f2a90c1d4e5b607",
    reason: "Clearer",
  });
});

it("keeps what was typed when somebody else has changed the banner in the meantime", async () => {
  const { api, user } = await opened("/desk/site?section=banners&open=5");
  const message = "Somebody else has changed it since you opened it.";
  api.refuse("POST /desk/banner/5/edit", 409, { message });
  const words = await screen.findByLabelText(/^Description/);
  await user.clear(words);
  await user.type(words, "TMT today");
  await user.type(screen.getByLabelText("Reason"), "Shorter");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const dialog = await screen.findByRole("dialog", { name: "Save this banner?" });
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await within(dialog).findByText(message)).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(screen.getByLabelText(/^Description/)).toHaveValue("TMT today");
});

it("tells those who do not write the site which role it needs", async () => {
  await opened("/desk/site", ["look", "money"]);
  expect(await screen.findByText(/This needs the role of operator\./)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Hide/ })).not.toBeInTheDocument();
});

it("shows a message with sample values, keeps its placeholders, and saves it with the version that was read", async () => {
  const { api, user } = await opened("/desk/site?section=messages&open=message+received");
  api.answer("POST /desk/template", DeskAnswer, done);
  const text = await screen.findByLabelText("Text");
  await user.clear(text);
  await user.type(text, "Please read our message.");
  await user.type(screen.getByLabelText("Reason"), "Shorter");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Please keep {number}: the message is filled with it.")).toBeVisible();
  await user.clear(text);
  await user.type(text, "Please read {{number}.");
  await user.click(screen.getByRole("button", { name: "As visitors see it" }));
  expect(screen.getByText("Please read Q2627000017.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save" }));
  const dialog = await screen.findByRole("dialog", { name: "Save this message?" });
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(api.calls("POST /desk/template")[0]?.body).toEqual({
    kind: "message received",
    text: "Please read {number}.",
    version: "3f2a90c1d4e5b607",
    reason: "Shorter",
  });
});

it("saves a policy as it was written, and lists texts by readable names", async () => {
  const { api, user } = await opened("/desk/site?section=texts");
  api.answer("POST /desk/text", DeskAnswer, done);
  await user.click(await screen.findByRole("link", { name: "Privacy policy" }));
  await screen.findByRole("textbox", { name: "Privacy policy" }, { timeout: 10_000 });
  await user.click(screen.getByRole("button", { name: "As visitors see it" }));
  expect(screen.getByText("We keep little.")).toBeVisible();
  await user.type(screen.getByLabelText("Reason"), "Read by counsel");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const dialog = await screen.findByRole("dialog", { name: "Save this text?" });
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(api.calls("POST /desk/text")[0]?.body).toEqual({
    key: "privacy_policy",
    value: "<p>We keep little.</p>",
    version: "3f2a90c1d4e5b607",
    reason: "Read by counsel",
  });
});

it("shows for each banner on which days visitors see it, and for a past one since when it is over", async () => {
  const api = fakeDesk();
  const banner = { id: 5, photo: "/media/banners/tmt.svg", title: "TMT", is_hidden: 0, version: "3f2a90c1d4e5b607" };
  api.answer("GET /desk/banner", DeskBannerListAnswer, {
    data: [
      banner,
      { ...banner, id: 6, title: "Sale", first_day: "2090-11-01", last_day: "2090-11-30" },
      { ...banner, id: 7, title: "Diwali", last_day: "2020-11-14" },
    ],
    order: "b6073f2a90c1d4e5",
  });
  await renderAt(routes, "/desk/site?section=banners");
  expect(await screen.findByRole("row", { name: /^TMT/ })).toHaveTextContent("always");
  expect(screen.getByRole("row", { name: /^Sale/ })).toHaveTextContent("from 1 Nov 2090 until 30 Nov 2090");
  expect(screen.getByRole("row", { name: /^Diwali/ })).toHaveTextContent("over since 15 Nov 2020");
  const stateOf = (name: RegExp) => screen.getByRole("row", { name }).textContent;
  expect(stateOf(/TMT/)).toContain("Shown");
  expect(stateOf(/Sale/)).toContain("from 1 Nov 2090");
  for (const name of [/Sale/, /Diwali/]) expect(stateOf(name)).not.toContain("Shown");
});

it("saves where a banner leads, and asks for a description that people hear as its link", async () => {
  const { api, user } = await opened("/desk/site?section=banners&open=5");
  api.answer("POST /desk/banner/5/edit", DeskAnswer, done);
  await user.type(await screen.findByLabelText(/^Leads to/), "https://elsewhere.example");
  await user.clear(screen.getByLabelText(/^Description/));
  await user.type(screen.getByLabelText("Reason"), "To the products");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/^Please enter an address on this site that begins with/)).toBeVisible();
  expect(screen.getByText(/^A banner that leads somewhere needs a description/)).toBeVisible();

  await user.clear(screen.getByLabelText(/^Leads to/));
  await user.type(screen.getByLabelText(/^Leads to/), "/product-list");
  await user.type(screen.getByLabelText(/^Description/), "All products");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const dialog = await screen.findByRole("dialog", { name: "Save this banner?" });
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(api.calls("POST /desk/banner/5/edit")).toHaveLength(1));
  expect(api.calls("POST /desk/banner/5/edit")[0]?.body).toMatchObject({
    link: "/product-list",
    title: "All products",
  });
});

it("saves a banner with its days, and shows at the field when its last day is before its first", async () => {
  const { api, user } = await opened("/desk/site?section=banners&open=5");
  api.answer("POST /desk/banner/5/edit", DeskAnswer, done);
  await user.type(await screen.findByLabelText(/^First day/), "2090-11-30");
  const last = screen.getByLabelText(/^Last day/);
  await user.type(last, "2090-11-01");
  await user.type(screen.getByLabelText("Reason"), "A week of sale");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The last day is before the first. Please enter a later one")).toBeVisible();
  expect(api.calls("POST /desk/banner/5/edit")).toEqual([]);

  await user.clear(last);
  await user.type(last, "2090-12-06");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const dialog = await screen.findByRole("dialog", { name: "Save this banner?" });
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(api.calls("POST /desk/banner/5/edit")).toHaveLength(1));
  expect(api.calls("POST /desk/banner/5/edit")[0]?.body).toMatchObject({
    first_day: "2090-11-30",
    last_day: "2090-12-06",
    reason: "A week of sale",
  });
});
