import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { type DeskPayment, DeskPaymentAnswer } from "@mandi/shared/contract/desk/money";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { aDeskPayment, aQueueItem, aQueuePlace } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const verify = "POST /desk/payment/:id/verify";

async function opened(change: Partial<DeskPayment>) {
  const api = fakeDesk();
  api.answer("GET /desk/payment/:id", DeskPaymentAnswer, { data: aDeskPayment(change) });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, ({ query }) => aQueuePlace([aQueueItem()], query));
  api.answer(verify, DeskAnswer, { message: "The transfer is verified.", approval_id: null });
  await renderAt(routes, "/desk/payment/318");
  return api;
}

const like = { id: 308, amount: 1_194_350, paid_on: "2026-11-19", status: "verified" } as const;

it("says of an earlier transfer that looks the same that it was reversed, when and why, and not that it was verified", async () => {
  const reversed = { ...like, utr: "UTIBR52611180066", reason: "Another buyer's line", reversed_on: "2026-11-26" };
  await opened({ alike: [reversed] });

  const said = (await screen.findByRole("link", { name: "Payment UTIBR52611180066" })).parentElement;
  expect(said).toHaveTextContent(/: reversed in the books on 26 Nov 2026 \(Another buyer's line\)\.$/);
  expect(said).not.toHaveTextContent("verified");
});

it("lists other reports that look the same above the decision, and says when a second person confirms", async () => {
  const rejected = { ...like, utr: "UTIBR52611190077", status: "rejected", reason: "Not in the bank" } as const;
  await opened({ needs_second: 1, alike: [rejected] });

  expect(await screen.findByText(/₹11,94,350.00, 19 Nov 2026: rejected/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Payment UTIBR52611190077" })).toHaveAttribute("href", "/desk/payment/308");
  expect(screen.getByText(/only after somebody else confirms it/)).toBeVisible();
  const accept = screen.getByRole("button", { name: /^Accept/ });
  for (const evidence of ["Looks like another report", "What the bank says"])
    expect(screen.getAllByText(evidence)[0]?.compareDocumentPosition(accept)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // On a phone nothing moves the decision up.
  expect(accept.closest("aside")?.className).not.toMatch(/first/);
});

it("warns once of another transfer with the same UTR, and names its payer", async () => {
  const rejected = { ...like, utr: "UTIBR52611210142", status: "rejected", reason: "Not in the bank" } as const;
  await opened({ alike: [rejected], same_utr: [{ ...rejected, payer: "Bharuch Fab Ltd" }] });

  const title = await screen.findByText("Another payer has reported the same UTR");
  expect(title.parentElement).toHaveTextContent(
    "Bharuch Fab Ltd, ₹11,94,350.00, 19 Nov 2026: rejected (Not in the bank).",
  );
  expect(screen.queryByText("Looks like another report")).not.toBeInTheDocument();
});

const twin = { ...like, utr: "UTIBR52611190077", reason: "" } as const;

it.each<[string, Partial<DeskPayment>]>([
  ["a report that looks the same", { alike: [twin] }],
  ["the same UTR", { same_utr: [{ ...twin, payer: "Bharuch Fab Ltd" }] }],
])("names the twin in one question before it accepts, where the page warns of %s", async (_warning, change) => {
  const user = userEvent.setup();
  const api = await opened(change);
  await user.type(await screen.findByLabelText("Received, as the bank shows it"), "1194350");
  await user.type(screen.getByLabelText("Reason"), "In the statement");
  await user.click(screen.getByRole("button", { name: /^Accept/ }));

  const question = await screen.findByRole("dialog", { name: /^Accept ₹11,94,350 although/ });
  expect(question).toHaveTextContent("Payment UTIBR52611190077");
  expect(question).toHaveTextContent("19 Nov 2026: verified");
  expect(api.calls(verify)).toEqual([]);
  await user.click(within(question).getByRole("button", { name: "Accept ₹11,94,350" }));
  await waitFor(() => expect(api.calls(verify)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("accepts nothing where the question about the twin is answered with the way back", async () => {
  const user = userEvent.setup();
  const api = await opened({ alike: [twin] });
  await user.type(await screen.findByLabelText("Received, as the bank shows it"), "1194350");
  await user.type(screen.getByLabelText("Reason"), "In the statement{Control>}{Enter}{/Control}");
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(api.calls(verify)).toEqual([]);
  expect(screen.getByLabelText("Reason")).toHaveValue("In the statement");
});

it("does not speak of another payer where the payer themselves had reported the UTR", async () => {
  const rejected = { ...like, utr: "UTIBR52611210142", status: "rejected", reason: "Not in the bank" } as const;
  await opened({ same_utr: [{ ...rejected, payer: aDeskPayment().payer }] });

  expect(await screen.findByText("The same UTR was reported before")).toBeVisible();
  expect(screen.queryByText("Another payer has reported the same UTR")).not.toBeInTheDocument();
});
