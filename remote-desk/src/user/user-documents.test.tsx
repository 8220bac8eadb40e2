import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskPartyAccountAnswer } from "@mandi/shared/contract/desk/party-account";
import { DeskAuditAnswer, DeskUserListAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { DeskTdsLowerAnswer } from "@mandi/shared/contract/desk/tds-lower";
import { DeskTdsOwnAnswer } from "@mandi/shared/contract/desk/tds-own";
import { DeskUserDocumentsAnswer } from "@mandi/shared/contract/user-document";
import { aDeskUser } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aDeskDocument, someDocuments } from "@mandi/shared/testing/user-document-builders";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const decide = "POST /desk/user/:id/document";
const read = "GET /desk/user/:id/document";

async function opened(answer = someDocuments(), rights?: Parameters<typeof fakeDesk>[0]) {
  const api = fakeDesk(rights);
  api.answer("GET /desk/user", DeskUserListAnswer, { data: [aDeskUser()] });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  api.answer("GET /desk/user/:id/tds-lower", DeskTdsLowerAnswer, { data: [] });
  api.answer("GET /desk/user/:id/tds-own", DeskTdsOwnAnswer, { data: [] });
  api.answer("GET /desk/user/:id/bank-account", DeskPartyAccountAnswer, { data: [] });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  api.answer(read, DeskUserDocumentsAnswer, answer);
  api.answer(decide, DeskAnswer, { message: "Done.", approval_id: null });
  await renderAt(routes, "/desk/user/9425211184");
  await screen.findByRole("heading", { name: "Verification documents" });
  return { api, user: userEvent.setup() };
}

it("shows a picture in the page, opens it in a new tab, and lists what was not sent", async () => {
  await opened();
  const link = await screen.findByRole("link", { name: "Open PAN card in a new tab" });
  expect(link).toHaveAttribute("href", "/api/upload/901");
  expect(within(link).getByRole("img", { name: "PAN card as it was sent" })).toHaveAttribute("src", "/api/upload/901");
  expect(screen.getByText("Not sent: Cancelled cheque")).toBeVisible();
});

it("refuses a document with a reason, and refetches the documents", async () => {
  const { api, user } = await opened();
  await user.click(await screen.findByRole("button", { name: "Reject PAN card" }));
  const dialog = await screen.findByRole("dialog", { name: "Reject PAN card" });
  await user.click(within(dialog).getByRole("button", { name: "Reject PAN card" }));
  expect(await within(dialog).findByText("Please give a reason")).toBeVisible();
  expect(api.calls(decide)).toHaveLength(0);
  api.answer(
    read,
    DeskUserDocumentsAnswer,
    someDocuments(aDeskDocument({ status: "refused", reason: "Not readable" })),
  );
  await user.type(within(dialog).getByLabelText("Reason"), "Not readable");
  await user.click(within(dialog).getByRole("button", { name: "Reject PAN card" }));

  await waitFor(() => expect(screen.queryByRole("button", { name: "Reject PAN card" })).not.toBeInTheDocument());
  expect(api.calls(decide)).toEqual([
    expect.objectContaining({
      params: { id: "1184" },
      body: { document_id: 31, status: "refused", reason: "Not readable" },
    }),
  ]);
});

it("saves a PDF, and collapses earlier documents behind one line", async () => {
  const older = aDeskDocument({ id: 30, status: "refused", reason: "Cut off", decided_by: "Meera Kulkarni" });
  await opened(someDocuments(aDeskDocument({ is_picture: 0 }), older));
  expect(await screen.findByRole("link", { name: "Save PAN card (PDF)" })).toHaveAttribute("href", "/api/upload/901");
  expect(screen.getByText("1 earlier document")).toBeVisible();
  expect(screen.getAllByRole("button", { name: /^Reject PAN card$/ })).toHaveLength(1);
});

it("shows what the GSTIN agrees with and when that was checked", async () => {
  await opened();
  const table = await screen.findByRole("table", { name: "GSTIN check" });
  const row = within(table).getByRole("row", { name: /Last character/ });
  expect(row).toHaveTextContent("Does not match");
  expect(within(table).getByRole("row", { name: /State and address/ })).toHaveTextContent("Cannot be compared");
  expect(screen.getByText(/^Format checked 21 Nov 2026/)).toBeVisible();
});

it("lets those who only look see the documents and not decide", async () => {
  await opened(someDocuments(), ["look", "trade"]);
  expect(await screen.findByRole("img", { name: "PAN card as it was sent" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^(?:Verify|Reject)/ })).not.toBeInTheDocument();
});
