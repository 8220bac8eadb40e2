import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { DeskFaqListAnswer } from "@mandi/shared/contract/desk/site-entry";
import { DeskSiteVersionAnswer } from "@mandi/shared/contract/desk/site-version";
import { aFaqList } from "@mandi/shared/testing/desk-site-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aSiteVersion, someVersions } from "@mandi/shared/testing/site-version-builders";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const read = "GET /desk/site-version";
const edit = "POST /desk/faq/:id/edit";

async function opened(rights?: Parameters<typeof fakeDesk>[0]) {
  const api = fakeDesk(rights);
  const list = aFaqList();
  const [question] = list.data;
  api.answer("GET /desk/faq", DeskFaqListAnswer, list);
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  api.answer(read, DeskSiteVersionAnswer, someVersions());
  api.answer(edit, DeskAnswer, { message: "The question is changed.", approval_id: null });
  await renderAt(routes, `/desk/site?section=faq&open=${question?.id}`);
  const part = await screen.findByRole("region", { name: "Versions" });
  await within(part).findByText(/^Meera Kulkarni,/);
  return { api, user: userEvent.setup(), part, question };
}

it("shows who saved a question, when, why and what they changed", async () => {
  const { part } = await opened();
  const [now, first] = within(part).getAllByRole("listitem");
  expect(now).toHaveTextContent(/^Meera Kulkarni, 21 Nov 2026.*Current version/);
  expect(now).toHaveTextContent("Clearer");
  expect(now).toHaveTextContent("Answer: By cheque. bank transfer.");
  expect(first).toHaveTextContent("Before versions were kept");
});

it("shows an older version in full, and restores it as a new one after one confirmation", async () => {
  const { api, user, part, question } = await opened();
  const first = within(part).getAllByRole("listitem")[1];
  if (first === undefined) throw new Error("There is no older version");
  await user.click(within(first).getByText("View"));
  expect(within(first).getByText("By cheque.")).toBeVisible();
  await user.click(within(first).getByRole("button", { name: "Restore this version" }));
  const dialog = await screen.findByRole("dialog", { name: "Restore this version?" });
  await user.type(within(dialog).getByLabelText("Reason"), "The old one was right");
  api.answer(read, DeskSiteVersionAnswer, someVersions(aSiteVersion({ id: 3, reason: "The old one was right" })));
  await user.click(within(dialog).getByRole("button", { name: "Restore this version" }));

  expect(await within(part).findByText("The old one was right")).toBeVisible();
  expect(api.calls(edit)).toEqual([
    expect.objectContaining({
      body: {
        title: "How do I pay?",
        description: "<p>By cheque.</p>",
        version: question?.version,
        reason: "The old one was right",
      },
    }),
  ]);
});

it("lets those who do not write the site look, and restore nothing", async () => {
  const { part } = await opened(["look", "money"]);
  expect(within(part).getAllByText("View")).toHaveLength(2);
  expect(within(part).queryByRole("button", { name: "Restore this version" })).not.toBeInTheDocument();
});
