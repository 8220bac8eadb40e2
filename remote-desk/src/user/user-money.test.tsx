import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskPartyAccountAnswer } from "@mandi/shared/contract/desk/party-account";
import { DeskAuditAnswer, type DeskUser, DeskUserListAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { DeskTdsLowerAnswer } from "@mandi/shared/contract/desk/tds-lower";
import { DeskTdsOwnAnswer } from "@mandi/shared/contract/desk/tds-own";
import { DeskUserDocumentsAnswer } from "@mandi/shared/contract/user-document";
import { aDeskUser } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { someDocuments } from "@mandi/shared/testing/user-document-builders";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

function marketWith(person: DeskUser) {
  const api = fakeDesk();
  api.answer("GET /desk/user", DeskUserListAnswer, { data: [person] });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  api.answer("GET /desk/user/:id/document", DeskUserDocumentsAnswer, someDocuments());
  api.answer("GET /desk/user/:id/tds-lower", DeskTdsLowerAnswer, { data: [] });
  api.answer("GET /desk/user/:id/tds-own", DeskTdsOwnAnswer, { data: [] });
  api.answer("GET /desk/user/:id/bank-account", DeskPartyAccountAnswer, { data: [] });
  return api;
}

it("shows why a person gets no new credit, and lifts the block once with a reason", async () => {
  const user = userEvent.setup();
  const release = "POST /desk/user/:id/credit-release";
  const blocked = {
    overdue: { amount: 1529898, since: "2026-12-01", allowed_days: 30 },
    owed: null,
  };
  const api = marketWith(aDeskUser({ type: "customer", credit_block: blocked }));
  api.answer(release, DeskAnswer, { message: "They can use new credit once.", approval_id: null });
  await renderAt(routes, "/desk/user/9425211184");
  expect(await screen.findByText("1 Dec 2026; 30 days are allowed")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Lift the block on new credit once" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent("₹15,29,898.00");
  await user.type(within(dialog).getByLabelText("Reason"), "Cheque seen");
  await user.click(within(dialog).getByRole("button", { name: "Lift the block on new credit once" }));
  await waitFor(() => expect(api.calls(release).map(({ body }) => body)).toEqual([{ reason: "Cheque seen" }]));
});

it("shows until when new credit is allowed once, also while nothing blocks it", async () => {
  marketWith(aDeskUser({ type: "customer", credit_block: null, credit_released_until: "2027-01-07" }));
  await renderAt(routes, "/desk/user/9425211184");
  expect(await screen.findByText("Allowed once by the desk, until 7 Jan 2027")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Lift the block on new credit once" })).not.toBeInTheDocument();
});

it("shows a seller's certificate of lower deduction with its used part, enters another and ends it", async () => {
  const user = userEvent.setup();
  const api = marketWith(aDeskUser());
  const certificate = {
    ...{ id: 7, number: "3955AB12", code: "1031", rate: 0.05, ceiling: 1000000, used: 250000 },
    ...{ first_day: "2026-11-21", last_day: "2027-03-31", state: "in force" as const },
  };
  api.answer("GET /desk/user/:id/tds-lower", DeskTdsLowerAnswer, { data: [certificate] });
  const end = "POST /desk/tds-lower/:id/end";
  api.answer(end, DeskAnswer, { message: "Ended.", approval_id: null });
  await renderAt(routes, "/desk/user/9425211184");
  expect(await screen.findByText(/certificate 3955AB12, in force: 0\.05% under 1031/)).toHaveTextContent(
    "₹2,50,000.00 of ₹10,00,000.00 used.",
  );
  expect(screen.getByRole("button", { name: "Enter a certificate of lower deduction" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "End certificate 3955AB12" }));
  const dialog = await screen.findByRole("dialog");
  await user.type(within(dialog).getByLabelText("Reason"), "Cancelled");
  await user.click(within(dialog).getByRole("button", { name: "End certificate 3955AB12" }));
  await waitFor(() => expect(api.calls(end)).toMatchObject([{ params: { id: "7" }, body: { reason: "Cancelled" } }]));
});

it("asks for no certificates of lower deduction of a buyer", async () => {
  const api = marketWith(aDeskUser({ type: "customer" }));
  await renderAt(routes, "/desk/user/9425211184");
  expect(await screen.findByRole("button", { name: "Enter their TDS certificate" })).toBeVisible();
  expect(screen.queryByLabelText("Certificates of lower deduction")).not.toBeInTheDocument();
  expect(api.calls("GET /desk/user/:id/tds-lower")).toEqual([]);
});

it("enters a person's bank account, which waits for a second person, and pays nothing out before one is known", async () => {
  const user = userEvent.setup();
  const enter = "POST /desk/user/:id/bank-account";
  const api = marketWith(aDeskUser({ type: "customer", wallet: 40_000 }));
  api.answer(enter, DeskAnswer, { message: "A second person must confirm this.", approval_id: 9 });
  await renderAt(routes, "/desk/user/9425211184");
  expect(
    await screen.findByText("No known account. Enter one before money is paid back from the wallet."),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: "Record a payment from the wallet" })).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Enter a bank account" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Name of the account"), "Bala Steels");
  await user.type(dialog.getByLabelText("Account number"), "00501147000492");
  await user.type(dialog.getByLabelText("IFSC"), "HDFC0001147");
  await user.type(dialog.getByLabelText("Reason"), "Cancelled cheque");
  await user.click(dialog.getByRole("button", { name: "Enter a bank account" }));

  expect(await screen.findByRole("link", { name: "Open the approval" })).toHaveAttribute("href", "/desk/approval/9");
  expect(api.calls(enter).map(({ body }) => body)).toEqual([
    { account_name: "Bala Steels", account_number: "00501147000492", ifsc: "HDFC0001147", reason: "Cancelled cheque" },
  ]);
});

it("shows our certificate under which a buyer deducts less, with the used part, and ends it with a reason", async () => {
  const user = userEvent.setup();
  const api = marketWith(aDeskUser({ type: "customer" }));
  const certificate = { id: 5, number: "3955CD34", code: "1031", rate: 0.05, ceiling: 2_000_000, used: 1_537_008 };
  api.answer("GET /desk/user/:id/tds-own", DeskTdsOwnAnswer, {
    data: [{ ...certificate, first_day: "2026-11-01", last_day: "2027-03-31", is_counting: 1 }],
  });
  const end = "POST /desk/tds-own/:id/end";
  api.answer(end, DeskAnswer, { message: "The certificate is ended.", approval_id: null });
  await renderAt(routes, "/desk/user/9425211184");
  expect(
    await screen.findByText(/Our certificate 3955CD34, in force\..*₹15,37,008\.00 of ₹20,00,000\.00 invoiced\./),
  ).toBeVisible();
  expect(screen.getByRole("button", { name: "Enter our certificate of lower deduction" })).toBeVisible();

  await user.click(screen.getByRole("button", { name: "End our certificate 3955CD34" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Reason"), "Cancelled");
  await user.click(dialog.getByRole("button", { name: "End our certificate 3955CD34" }));
  await waitFor(() => expect(api.calls(end).map(({ body }) => body)).toEqual([{ reason: "Cancelled" }]));
});

it("separates a login from the company with its PAN, and offers to rejoin one that was separated from another", async () => {
  const user = userEvent.setup();
  const apart = "POST /desk/user/:id/pan-apart";
  const pans = [
    { pan: "AAAPL1234C", is_apart: 0 },
    { pan: "AABCF4321C", is_apart: 1 },
  ];
  const api = marketWith(aDeskUser({ type: "customer", pans }));
  api.answer(apart, DeskAnswer, { message: "A second person must confirm this.", approval_id: 67 });
  await renderAt(routes, "/desk/user/9425211184");
  expect(await screen.findByRole("button", { name: "Rejoin the company with PAN AABCF4321C" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Separate from the company with PAN AAAPL1234C" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent("A second person confirms it.");
  await user.type(within(dialog).getByLabelText("Reason"), "Another company");
  await user.click(within(dialog).getByRole("button", { name: "Separate from the company with PAN AAAPL1234C" }));

  const body = { pan: "AAAPL1234C", reason: "Another company" };
  await waitFor(() => expect(api.calls(apart).map((call) => call.body)).toEqual([body]));
});
