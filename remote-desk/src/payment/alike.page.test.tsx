import { type DeskPayment, DeskPaymentAnswer } from "@mandi/shared/contract/desk/money";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { aDeskPayment, aQueueItem, aQueuePlace } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

async function opened(change: Partial<DeskPayment>) {
  const api = fakeDesk();
  api.answer("GET /desk/payment/:id", DeskPaymentAnswer, { data: aDeskPayment(change) });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, ({ query }) => aQueuePlace([aQueueItem()], query));
  await renderAt(routes, "/desk/payment/318");
}

const like = { id: 308, amount: 1_194_350, paid_on: "2026-11-19", status: "verified" } as const;

it("says of an earlier transfer that looks the same that it was reversed, when and why, and not that it was verified", async () => {
  const reversed = { ...like, utr: "UTIBR52611180066", reason: "Another buyer's line", reversed_on: "2026-11-26" };
  await opened({ alike: [reversed] });

  const said = await screen.findByText(/^UTIBR52611180066/);
  expect(said).toHaveTextContent(/: reversed in the books on 26 Nov 2026 \(Another buyer's line\)\.$/);
  expect(said).not.toHaveTextContent("verified");
});

it("lists other reports that look the same above the decision, and says when a second person confirms", async () => {
  const rejected = { ...like, utr: "UTIBR52611190077", status: "rejected", reason: "Not in the bank" } as const;
  await opened({ needs_second: 1, alike: [rejected] });

  expect(await screen.findByText(/UTIBR52611190077, ₹11,94,350.00, 19 Nov 2026: rejected/)).toBeVisible();
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

  const title = await screen.findByText("The same UTR was reported before");
  expect(title.parentElement).toHaveTextContent(
    "Bharuch Fab Ltd, UTIBR52611210142, ₹11,94,350.00, 19 Nov 2026: rejected (Not in the bank).",
  );
  expect(screen.queryByText("Looks like another report")).not.toBeInTheDocument();
});

it.each([
  ["a part of what is due first, without a difference", { due: 1_444_248.5 }, ["₹14,44,248.50", "part of what is due"]],
  [
    "what is left beside other claims",
    { due: 1_244_350, claimed: 50_000 },
    ["₹11,94,350.00, beside ₹50,000.00 under check", "same"],
  ],
  [
    "more than is left beside other claims",
    { due: 1_194_350, claimed: 50_000 },
    ["₹11,44,350.00, beside ₹50,000.00 under check", "₹50,000.00 apart"],
  ],
  [
    "a booking amount of another size",
    { due: 1_200_000, purpose: "booking", quotation: "Q1", order: null },
    ["₹12,00,000.00", "₹5,650.00 apart"],
  ],
  [
    "a part of what was due",
    { due: 1_444_248.5, status: "rejected", decided_by: "Meera Kulkarni", decided_at: "2026-11-21T05:00:00.000Z" },
    ["₹14,44,248.50", "part of what was due"],
  ],
] as const)("compares the claim with what is due: %s", async (_what, change, [ours, check]) => {
  await opened(change);
  const cells = within(await screen.findByRole("row", { name: /^Amount/ })).getAllByRole("cell");
  expect(cells.slice(1).map((cell) => cell.textContent)).toEqual([
    expect.stringContaining(ours),
    expect.stringContaining(check),
  ]);
});
