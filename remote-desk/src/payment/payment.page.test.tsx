import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { type DeskPayment, DeskPaymentAnswer } from "@mandi/shared/contract/desk/money";
import { DeskQueueItemsAnswer, DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { aDeskPayment, aQueue, aQueueItem, aQueuePlace } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const verify = "POST /desk/payment/:id/verify";

function paymentWith(change: Partial<DeskPayment> = {}) {
  const api = fakeDesk();
  api.answer("GET /desk/payment/:id", DeskPaymentAnswer, { data: aDeskPayment(change) });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, ({ query }) =>
    aQueuePlace([aQueueItem({ id: 317 }), aQueueItem()], query),
  );
  api.answer(verify, DeskAnswer, { message: "The transfer is verified.", approval_id: null });
  api.answer("POST /desk/payment/:id/reject", DeskAnswer, { message: "The transfer is rejected.", approval_id: null });
  return api;
}

const received = () => screen.findByLabelText("Received, as the bank shows it");
const accept = () => screen.getByRole("button", { name: /^Accept/ });

it("shows the claim beside what is due, and accepts it once the bank's amount and a reason are typed", async () => {
  const user = userEvent.setup();
  const api = paymentWith();
  await renderAt(routes, "/desk/payment/318");
  await received();
  expect(screen.getByRole("row", { name: /Amount/ })).toHaveTextContent("same");

  await user.click(accept());
  expect(screen.getByText("Please enter the amount of the bank statement")).toBeVisible();
  expect(screen.getByText("Please give a reason")).toBeVisible();
  await user.type(await received(), "1194300");
  expect(screen.getByText("This differs from the claim by ₹50.00")).toBeVisible();
  expect(api.calls(verify)).toEqual([]);

  await user.clear(await received());
  await user.type(await received(), "1194350");
  await user.type(screen.getByLabelText("Reason"), "Line of 8:44 am{Control>}{Enter}{/Control}");
  expect(api.calls(verify)).toEqual([
    expect.objectContaining({ body: { received: 1_194_350, reason: "Line of 8:44 am", expected_pays: "O2627000096" } }),
  ]);
});

it("rejects only after a confirmation that says who reads the reason", async () => {
  const user = userEvent.setup();
  const api = paymentWith();
  await renderAt(routes, "/desk/payment/318");
  await user.type(await screen.findByLabelText("Reason"), "Not in the bank");
  await user.click(screen.getByRole("button", { name: "Reject" }));

  const question = await screen.findByRole("dialog", { name: "Reject this payment?" });
  expect(question).toHaveTextContent("Vidarbha Infra Projects reads your reason");
  expect(api.calls("POST /desk/payment/:id/reject")).toEqual([]);
  await user.click(within(question).getByRole("button", { name: "Reject" }));
  expect(api.calls("POST /desk/payment/:id/reject")).toEqual([
    expect.objectContaining({ body: { reason: "Not in the bank" } }),
  ]);
});

it("shows the server's message that somebody else has decided, and keeps what was typed", async () => {
  const user = userEvent.setup();
  const api = paymentWith();
  api.refuse(verify, 409, { message: "Somebody else has decided this payment." });
  await renderAt(routes, "/desk/payment/318");
  await user.type(await received(), "1194350");
  await user.type(screen.getByLabelText("Reason"), "Seen");
  await user.click(accept());

  expect(await screen.findByRole("alert")).toHaveTextContent("Somebody else has decided this payment.");
  expect(screen.getByLabelText("Reason")).toHaveValue("Seen");
});

it("keeps what was typed in sight when a colleague has decided it first, without a way to decide again", async () => {
  const user = userEvent.setup();
  const api = paymentWith();
  api.refuse(verify, 409, { message: "Somebody else has decided this payment." });
  await renderAt(routes, "/desk/payment/318");
  await user.type(await received(), "1194350");
  await user.type(screen.getByLabelText("Reason"), "Seen");
  const data = aDeskPayment({
    status: "rejected",
    decided_by: "Meera Kulkarni",
    decided_at: "2026-11-21T05:13:00.000Z",
  });
  api.answer("GET /desk/payment/:id", DeskPaymentAnswer, { data });
  await user.click(accept());

  expect(await screen.findByText(/Rejected by Meera Kulkarni/)).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("Somebody else has decided this payment.");
  expect(await received()).toHaveValue("11,94,350");
  expect(screen.getByLabelText("Reason")).toHaveValue("Seen");
  expect(screen.queryByRole("button", { name: /Accept|Reject|Into wallet/ })).not.toBeInTheDocument();
});

it("does not accept by Ctrl+Enter while a confirmation is open, nor from a button", async () => {
  const user = userEvent.setup();
  const api = paymentWith();
  await renderAt(routes, "/desk/payment/318");
  await user.type(await received(), "1194350");
  await user.type(screen.getByLabelText("Reason"), "Seen");
  await user.click(screen.getByRole("button", { name: "Into wallet" }));
  const question = await screen.findByRole("dialog");
  within(question).getByRole("button", { name: "Close" }).focus();
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(api.calls(verify)).toEqual([]);

  await user.keyboard("{Escape}");
  fireEvent.keyDown(screen.getByRole("button", { name: "Reject" }), { key: "Enter", ctrlKey: true });
  expect(api.calls(verify)).toEqual([]);
});

it("moves the focus to the first missing field when it is accepted empty", async () => {
  const user = userEvent.setup();
  paymentWith();
  await renderAt(routes, "/desk/payment/318");
  await received();
  await user.click(accept());
  await waitFor(async () => expect(await received()).toHaveFocus());

  await user.type(await received(), "1194350");
  await user.click(accept());
  await waitFor(() => expect(screen.getByLabelText("Reason")).toHaveFocus());
});

it("labels the amounts on a phone", async () => {
  paymentWith({ amount: 1_194_300 });
  await renderAt(routes, "/desk/payment/318");

  const [claimed, expected] = within(await screen.findByRole("row", { name: /Amount/ })).getAllByRole("cell");
  // In a phone's row, a line shows its label before the value.
  expect(claimed).toHaveClass("line");
  expect(claimed).toHaveAttribute("data-label", "Payer says");
  expect(expected).toHaveClass("line");
  expect(expected).toHaveAttribute("data-label", "We expect");
});

it("says that no amount was requested where a payment no longer has a purpose", async () => {
  paymentWith({ due: null });
  await renderAt(routes, "/desk/payment/318");

  expect(await screen.findByRole("row", { name: /Amount/ })).toHaveTextContent("no amount requested");
});

it("shows the bank's lines: the one with the UTR and its difference, and one of the same amount", async () => {
  const line = { id: 1, day: "2026-11-21", amount: 1_184_350, text: "RTGS UTIBR52611210093 VIDARBHA", has_utr: 1 };
  paymentWith({ bank_lines: [line, { ...line, id: 2, amount: 1_194_350, text: "NEFT X1 SOMEBODY", has_utr: 0 }] });
  await renderAt(routes, "/desk/payment/318");

  const table = await screen.findByRole("table", { name: "What the bank says" });
  expect(within(table).getByRole("row", { name: /RTGS/ })).toHaveTextContent("UTR agrees, ₹10,000.00 less");
  expect(within(table).getByRole("row", { name: /NEFT/ })).toHaveTextContent("Same amount, another UTR");
  expect(await received()).toHaveValue("");
});

it("marks a line of the bank that has paid another transfer", async () => {
  const line = { id: 1, day: "2026-11-21", amount: 1_194_300, text: "RTGS UTIBR52611210093 VIDARBHA", has_utr: 1 };
  paymentWith({ bank_lines: [{ ...line, used_by: "UTIBR52611190077" }] });
  await renderAt(routes, "/desk/payment/318");

  const table = await screen.findByRole("table", { name: "What the bank says" });
  expect(within(table).getByRole("row", { name: /RTGS/ })).toHaveTextContent("Has paid the transfer UTIBR52611190077");
  expect(table).not.toHaveTextContent("UTR and amount agree");
  expect(screen.getByText(/it has paid the transfer with UTR UTIBR52611190077/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Accept/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Reject" })).toBeVisible();
});

it("leads to importing a statement where no line of the bank is known", async () => {
  paymentWith();
  await renderAt(routes, "/desk/payment/318");

  expect(await screen.findByText("No imported line has this UTR or this amount.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Import a statement" })).toHaveAttribute("href", "/desk/bank");
});

it("links to the request when somebody has already asked for a second person", async () => {
  paymentWith({ approval_id: 67 });
  await renderAt(routes, "/desk/payment/318");

  expect(await screen.findByRole("link", { name: "Open the approval" })).toHaveAttribute("href", "/desk/approval/67");
  expect(screen.queryByRole("button", { name: /^Accept/ })).not.toBeInTheDocument();
});

it("opens the previous payment by [ and returns to the queue by Escape", async () => {
  const user = userEvent.setup();
  paymentWith().answer("GET /desk/queue/item", DeskQueueItemsAnswer, aQueue(aQueueItem()));
  const tab = await renderAt(routes, "/desk/payment/318");
  await screen.findByText("2 of 2");

  await user.keyboard("[[");
  expect(tab.address()).toBe("/desk/payment/317");
  await user.keyboard("{Escape}");
  expect(tab.address()).toBe("/desk");
  expect(await screen.findByRole("heading", { name: "1 item waiting" })).toBeVisible();
});

it("changes what a transfer pays to another unpaid invoice of its payer, with a reason", async () => {
  const user = userEvent.setup();
  const invoice = (number: string) => ({ number, date: "2026-11-20", due_on: "2026-12-05", due: 1_200_000 });
  const unpaid = ["MI2627000042", "MI2627000043"].map((number) => {
    return { order_id: 96, order: "O2627000096", invoice: invoice(number), due: 1_200_000, is_under_check: 1 };
  });
  const api = paymentWith({ invoice: "MI2627000042", invoice_kind: "invoice", unpaid });
  const pays = "POST /desk/payment/:id/pays";
  api.answer(pays, DeskAnswer, { message: "The transfer is for MI2627000043 now.", approval_id: null });
  await renderAt(routes, "/desk/payment/318");
  await received();
  expect(screen.getByText("Pays").nextSibling).toHaveTextContent("Invoice MI2627000042, order O2627000096");

  await user.click(await screen.findByRole("button", { name: "Change what it pays" }));
  const dialog = await screen.findByRole("dialog");
  const choice = within(dialog).getByLabelText("Invoice, debit note or order of the payer");
  expect(within(choice).getByRole("option", { name: /^O2627000096/ })).toHaveTextContent(
    "O2627000096, what is due first: ₹24,00,000.00 in all",
  );
  await user.selectOptions(choice, "MI2627000043");
  await user.type(within(dialog).getByLabelText("Reason"), "The payer called");
  await user.click(within(dialog).getByRole("button", { name: "Change what it pays" }));
  await waitFor(() =>
    expect(api.calls(pays)).toEqual([
      expect.objectContaining({ body: { pays: "MI2627000043", reason: "The payer called" } }),
    ]),
  );
});

it("says what the payer named, and what the desk changed it to", async () => {
  const named = {
    ...{ purpose: "final" as const, quotation: null, order: "O2627000096", invoice: "MI2627000042" },
    ...{ changed_at: "2026-11-21T05:00:00.000Z", changed_by: "Meera Kulkarni" },
  };
  paymentWith({ purpose: "final", order: "O2627000096", invoice: "MI2627000043", invoice_kind: "invoice", named });
  await renderAt(routes, "/desk/payment/318");

  const [claim, ours, check] = within(await screen.findByRole("row", { name: /^Pays/ })).getAllByRole("cell");
  expect(claim).toHaveTextContent("MI2627000042, order O2627000096");
  expect(ours).toHaveTextContent("Changed by the desk to: Invoice MI2627000043, order O2627000096");
  expect(check).toHaveTextContent("by Meera Kulkarni, 21 Nov 2026");
});

it("offers only what can take the whole amount, names the rest with the reason, and leaves out what it pays already", async () => {
  const user = userEvent.setup();
  const item = (number: string, due: number, payable: number) => ({
    ...{ order_id: 96, order: "O2627000096", due, is_under_check: 0, payable, order_due: 2_000_000 },
    invoice: { number, date: "2026-11-05", due_on: "2026-12-05", due },
  });
  const unpaid = [
    item("MI2627000041", 1_194_350, 1_194_350),
    item("MI2627000042", 1_200_000, 200_000),
    item("MI2627000043", 900_000, 900_000),
  ];
  paymentWith({ invoice: "MI2627000041", unpaid });
  await renderAt(routes, "/desk/payment/318");
  await user.click(await screen.findByRole("button", { name: "Change what it pays" }));
  const choice = await screen.findByLabelText("Invoice, debit note or order of the payer");
  const shown = within(choice).getAllByRole<HTMLOptionElement>("option");
  expect(shown.slice(1).map(({ text, disabled }) => [text, disabled])).toEqual([
    ["Invoice MI2627000042: ₹12,00,000.00, due on 5 Dec 2026; ₹10,00,000.00 of it under check", true],
    ["Invoice MI2627000043: ₹9,00,000.00, due on 5 Dec 2026; less than this payment", true],
    ["O2627000096, what is due first: ₹20,00,000.00 in all", false],
  ]);
});

it("says so where nothing else that the payer owes could take the amount", async () => {
  const order = { order_id: 97, order: "O2627000097", invoice: null, due: 500, is_under_check: 0, order_due: 500 };
  paymentWith({ unpaid: [order] });
  await renderAt(routes, "/desk/payment/318");
  expect(await screen.findByText("The payer owes nothing else that this whole amount could pay.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Change what it pays" })).toBeNull();
});

it("says that the desk entered a payment which its payer never reported", async () => {
  paymentWith({ entered_by: "Meera Kulkarni" });
  await renderAt(routes, "/desk/payment/318");
  expect(await screen.findByText("Entered by Meera Kulkarni at the desk, paid on 21 Nov 2026")).toBeVisible();
  expect(screen.getByRole("table", { name: "Entry against what is due" })).toHaveTextContent("The desk entered");
  expect(screen.queryByText("Payer says")).toBeNull();
});
