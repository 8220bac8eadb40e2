import { withoutQuestion } from "@mandi/shared/browser/without-question";
import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { type DeskApproval, DeskApprovalListAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { anApproval } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const confirm = "POST /desk/approval/:id/confirm";

function waiting(change: Partial<DeskApproval> = {}) {
  const api = fakeDesk();
  api.answer("GET /desk/approval", DeskApprovalListAnswer, { data: [anApproval(change)] });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  api.answer(confirm, DeskAnswer, { message: "The transfer is verified.", approval_id: null });
  return api;
}

it("puts the decision with its sum before the facts on a phone, and calls the payer with a press", async () => {
  waiting();
  await renderAt(routes, "/desk/approval/67");
  const confirmButton = await screen.findByRole("button", { name: "Confirm ₹11,94,350" });
  const order = [screen.getByText("₹11,94,350"), screen.getByLabelText("Reason"), confirmButton];
  for (const [place, next] of order.slice(1).entries()) {
    expect(order[place]?.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  // On a phone the column with the decision comes before the other one.
  expect(confirmButton.closest("aside")).toHaveClass("first");
  const calls = screen.getAllByRole("link", { name: "+91 98220 41175" });
  expect(calls.map((link) => link.getAttribute("href"))).toEqual(["tel:+919822041175", "tel:+919822041175"]);
  expect(screen.getByText("Company and phone")).toBeVisible();
});

it("confirms a sum with payer, UTR and the requester's reason in sight, and with a separate reason", async () => {
  const user = userEvent.setup();
  const api = waiting();
  await renderAt(routes, "/desk/approval/67");

  expect(await screen.findByText("Line of 8:44 am, UTR and sum agree")).toBeVisible();
  expect(screen.getByText(/^Requested by Meera Kulkarni/)).toBeVisible();
  expect(screen.getByText("Requester's reason")).toBeVisible();
  expect(screen.getByText("UTIBR52611210093")).toBeVisible();
  expect(screen.getByText("Vidarbha Infra Projects", { exact: false, selector: "dd" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Confirm ₹11,94,350" }));
  expect(api.calls(confirm)).toEqual([]);
  await user.type(screen.getByLabelText("Reason"), "Seen in the statement");
  await user.click(screen.getByRole("button", { name: "Confirm ₹11,94,350" }));

  expect(api.calls(confirm)).toEqual([expect.objectContaining({ body: { reason: "Seen in the statement" } })]);
});

it("is headed by the words of its act, and shows the bank's narration in full", async () => {
  const text = "NEFT CR-UTIBR52611210093-VIDARBHA INFRA PROJECTS-BEING PAYMENT AGAINST YOUR BILL OF NOVEMBER 2026";
  waiting({
    does: "Accept a transfer into the payer's cash wallet",
    bank_lines: [{ id: 41, day: "2026-11-21", amount: 1_194_350, text }],
  });
  await renderAt(routes, "/desk/approval/67");
  const heading = "A67: Accept a transfer into the payer's cash wallet";
  expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText("21 Nov 2026, ₹11,94,350.00")).toBeVisible();
});

it.each([
  ["payout-batch:7:70", "/desk/payouts/7"],
  ["tds:1031:05103082111202600042", "/desk/books?section=tds"],
])("leads from a request about %s to what it is about, at %s", async (subject, page) => {
  waiting({ subject });
  await renderAt(routes, "/desk/approval/67");
  expect(await screen.findByRole("link", { name: "See the evidence" })).toHaveAttribute("href", page);
});

const ofBatch: Partial<DeskApproval> = {
  ...{ action: "payout-batch make", does: "Make a payout batch", subject: "payout-batch", utr: null },
  shows:
    "The bank file has 2 payments, ₹500.00 in all.\nRaipur Steels (seller), O2627000008: ₹300.00\nGati Carriers (transporter), O2627000011: ₹200.00",
};

it("leads from each payment of a batch that is asked for to its order, and not to a list without them", async () => {
  waiting(ofBatch);
  await renderAt(routes, "/desk/approval/67");
  expect(await screen.findByRole("heading", { name: "What will be done" })).toBeVisible();
  const hrefs = screen.getAllByRole("link", { name: /^O2627/ }).map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["/desk/order/O2627000008", "/desk/order/O2627000011"]);
  expect(screen.queryByRole("link", { name: "See the evidence" })).toBeNull();
});

it("leads from a confirmed payout batch to the batch with its bank file, under the confirmer's own reason", async () => {
  const user = userEvent.setup();
  const api = waiting(ofBatch);
  api.answer(confirm, DeskAnswer, { message: "Payout batch 7 is made.", approval_id: null, id: 7 });
  await renderAt(routes, "/desk/approval/67");
  await user.type(await screen.findByLabelText("Reason"), "Compared with the books");
  api.answer("GET /desk/approval", DeskApprovalListAnswer, { data: [] });
  await user.click(screen.getByRole("button", { name: /^Confirm/ }));

  const on = await screen.findByRole("link", { name: "Open the batch and its bank file" });
  expect(on).toHaveAttribute("href", "/desk/payouts/7");
  expect(screen.getByText("Your reason: Compared with the books")).toBeVisible();
  expect(screen.getByRole("heading", { name: "The request" })).toBeVisible();
  expect(screen.queryByRole("heading", { name: "What will be done" })).toBeNull();
});

it("leads from a payout batch that somebody else confirmed to the payouts", async () => {
  const api = waiting();
  const decision = { decided_by: "Imran Sheikh", decided_at: "2026-11-21T04:00:00.000Z", decision_reason: "Compared" };
  api.answer("GET /desk/approval", DeskApprovalListAnswer, {
    data: [],
    ended: { ...anApproval({ ...ofBatch, is_own: 1 }), status: "confirmed", ...decision },
  });
  await renderAt(routes, "/desk/approval/67");

  expect(await screen.findByRole("link", { name: "Open the payouts" })).toHaveAttribute("href", "/desk/payouts");
  expect(screen.queryByText(/^Your reason/)).toBeNull();
});

it("says where no line of the bank has the UTR", async () => {
  waiting({ bank_lines: [] });
  await renderAt(routes, "/desk/approval/67");
  expect(await screen.findByText("No imported statement line has this UTR. Import the statement first.")).toBeVisible();
});

it("shows the requester that it was declined, by whom and why", async () => {
  const api = waiting();
  const decision = {
    decided_by: "Imran Sheikh",
    decided_at: "2026-11-21T04:00:00.000Z",
    decision_reason: "No line of the bank",
  };
  api.answer("GET /desk/approval", DeskApprovalListAnswer, {
    data: [],
    ended: { ...anApproval({ is_own: 1 }), status: "declined", ...decision },
  });
  await renderAt(routes, "/desk/approval/67");

  expect(await screen.findByText("Declined by Imran Sheikh, 21 Nov 2026, 9:30 am. No line of the bank")).toBeVisible();
  expect(screen.getByText("Vidarbha Infra Projects", { exact: false, selector: "dd" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /Confirm|Decline/ })).not.toBeInTheDocument();
});

it("keeps a confirmed request in sight, and shows who confirmed it", async () => {
  const user = userEvent.setup();
  const api = waiting();
  await renderAt(routes, "/desk/approval/67");
  await user.type(await screen.findByLabelText("Reason"), "Seen in the statement");
  api.answer("GET /desk/approval", DeskApprovalListAnswer, { data: [] });
  await user.click(screen.getByRole("button", { name: "Confirm ₹11,94,350" }));

  expect(await screen.findByText("Confirmed by you.")).toBeVisible();
  await waitFor(() => expect(api.calls("GET /desk/approval")).toHaveLength(2));
  expect(screen.getByText("UTIBR52611210093")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "There is nothing here" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Confirm|Decline/ })).not.toBeInTheDocument();
});

it("shows why when the request can no longer be carried out", async () => {
  const user = userEvent.setup();
  const api = waiting();
  const message = "This can no longer be done: it was rejected. The request has ended; nothing was done.";
  api.answer(confirm, DeskAnswer, { message, approval_id: null, lapsed: true });
  await renderAt(routes, "/desk/approval/67");
  await user.type(await screen.findByLabelText("Reason"), "Seen in the statement");
  await user.click(screen.getByRole("button", { name: "Confirm ₹11,94,350" }));

  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByText("Confirmed by you.")).not.toBeInTheDocument();
});

it("shows who decided first when somebody else did, and keeps the reason in sight", async () => {
  const user = userEvent.setup();
  const api = waiting();
  api.refuse(confirm, 409, { message: "This request has already been declined." });
  await renderAt(routes, "/desk/approval/67");
  await user.type(await screen.findByLabelText("Reason"), "Seen in the statement");
  const decision = { decided_by: "Imran Sheikh", decided_at: "2026-11-21T04:00:00.000Z", decision_reason: "No line" };
  api.answer("GET /desk/approval", DeskApprovalListAnswer, {
    data: [],
    ended: { ...anApproval(), status: "declined", ...decision },
  });
  await user.click(screen.getByRole("button", { name: "Confirm ₹11,94,350" }));

  expect(await screen.findByText("Declined by Imran Sheikh, 21 Nov 2026, 9:30 am. No line")).toBeVisible();
  expect(screen.getByLabelText("Reason")).toHaveValue("Seen in the statement");
  expect(screen.queryByRole("button", { name: /Confirm|Decline/ })).not.toBeInTheDocument();
});

it("requires a separate reason for each item: what was typed for one is gone on the next", async () => {
  const user = userEvent.setup();
  const api = waiting();
  api.answer("GET /desk/approval", DeskApprovalListAnswer, ({ query }) => ({
    data: [anApproval({ id: Number(query.get("id")) })],
  }));
  const tab = await renderAt(routes, "/desk/approval/67");
  await user.type(await screen.findByLabelText("Reason"), "Seen in the statement");
  await tab.go("/desk/approval/68", withoutQuestion);

  expect(await screen.findByRole("heading", { level: 1, name: /A68/ })).toBeVisible();
  expect(screen.getByLabelText("Reason")).toHaveValue("");
});

it("tells the requester that somebody else confirms it, without a button", async () => {
  waiting({ is_own: 1 });
  await renderAt(routes, "/desk/approval/67");

  expect(await screen.findByText("You asked for this. Somebody else confirms it.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Confirm|Decline/ })).not.toBeInTheDocument();
});

it("says that nothing is there once it was decided", async () => {
  const api = waiting();
  api.answer("GET /desk/approval", DeskApprovalListAnswer, { data: [] });
  const tab = await renderAt(routes, "/desk/approval/67");
  expect(await screen.findByRole("heading", { name: "There is nothing here" })).toBeVisible();
  expect(api.calls("GET /desk/approval").map(({ query }) => query.get("id"))).toEqual(["67"]);

  await tab.go("/desk/approval/none");
  expect(await screen.findByRole("heading", { level: 1, name: /Anone/ })).toBeVisible();
  expect(await screen.findByRole("heading", { name: "There is nothing here" })).toBeVisible();
  expect(api.calls("GET /desk/approval")).toHaveLength(1);
});

it("shows the request to a person who is not an approver, with the role it needs in place of the decision", async () => {
  const api = fakeDesk(["look", "trade"]);
  api.answer("GET /desk/approval", DeskApprovalListAnswer, { data: [anApproval()] });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  await renderAt(routes, "/desk/approval/67");
  expect(await screen.findByText(/^This needs the role of approver/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Confirm/ })).toBeNull();
  expect(screen.queryByRole("button", { name: "Decline" })).toBeNull();
});

it("says what is asked for, for whom, how they stand, and leads to their page", async () => {
  const stands = "Credit limit: ₹5,00,000.00; used: ₹0.00; available: ₹5,00,000.00\nNew credit: blocked";
  waiting({
    ...{ action: "user credit-limit", does: "Set a credit limit; 0 ends the line", amount: 900_000, utr: null, stands },
    ...{ subject: "user:12", about: "Buyer", payer: "Agrawal Traders, 9000000001", phone: "9000000001" },
  });
  await renderAt(routes, "/desk/approval/67");
  expect(await screen.findByText(/^Buyer, Agrawal Traders/, { selector: "p" })).toHaveTextContent(
    "Buyer, Agrawal Traders, +91 90000 00001",
  );
  expect(screen.getAllByText("Set a credit limit; 0 ends the line")).not.toHaveLength(0);
  expect(screen.getByText("New credit: blocked")).toBeVisible();
  expect(screen.getByRole("link", { name: "See the evidence" })).toHaveAttribute("href", "/desk/user/9000000001");
});

it("shows above the decision what is replaced, and beside it what it becomes", async () => {
  waiting({ stands: "Value now: 5,00,000", shows: "Setting: Limit of one person\nNew value: 9,00,000" });
  await renderAt(routes, "/desk/approval/67");
  const confirmButton = await screen.findByRole("button", { name: /^Confirm/ });
  const order = [screen.getByText("Value now: 5,00,000"), screen.getByText("New value: 9,00,000"), confirmButton];
  for (const [place, next] of order.slice(1).entries()) {
    expect(order[place]?.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(screen.getByText("As it stands now")).toBeVisible();
  expect(screen.getByText("Once confirmed")).toBeVisible();
});

it("shows a confirmed request as it ended, without what stood before it, and keeps its decision", async () => {
  const user = userEvent.setup();
  const does = "Change a setting";
  const api = waiting({ does, amount: 0, stands: "Value now: 5,00,000", shows: "New value: 9,00,000" });
  await renderAt(routes, "/desk/approval/67");
  await user.type(await screen.findByLabelText("Reason"), "Agreed");
  const end = { decided_by: "Imran Sheikh", decided_at: "2026-11-21T04:00:00.000Z", decision_reason: "Agreed" };
  api.answer("GET /desk/approval", DeskApprovalListAnswer, {
    data: [],
    ended: {
      ...anApproval({ does: "Setting changed", amount: 0, shows: "New value: 9,00,000" }),
      status: "confirmed",
      ...end,
    },
  });
  await user.click(screen.getByRole("button", { name: "Confirm" }));

  expect(await screen.findByText("Confirmed by you.")).toBeVisible();
  expect(await screen.findByRole("heading", { level: 1, name: "A67: Setting changed" })).toBeVisible();
  expect(screen.queryByText("As it stands now")).toBeNull();
  expect(screen.queryByText("Once confirmed")).toBeNull();
  expect(screen.getByText("New value: 9,00,000")).toBeVisible();
  expect(screen.getByText("Confirmed by you.")).toBeVisible();
});
