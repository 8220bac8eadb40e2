import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskPaperShowAnswer } from "@mandi/shared/contract/desk/paper";
import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { aDeskPaper } from "@mandi/shared/testing/desk-paper-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

type Change = Parameters<typeof aDeskPaper>[0];

async function opened(change: Change = {}) {
  const api = fakeDesk();
  const paper = aDeskPaper(change);
  api.answer("GET /desk/paper/:id", DeskPaperShowAnswer, { data: paper });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  await renderAt(routes, `/desk/paper/${paper.number}`);
  await screen.findByRole("heading", { level: 1, name: new RegExp(paper.title) });
  await screen.findByText("Nothing yet");
  return { api, user: userEvent.setup() };
}

it("shows an invoice as it was issued, and what was credited, deducted, paid and is due", async () => {
  await opened();

  expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleDescription("Due");
  expect(screen.getByText("GSTIN 27AAACA4321B1ZK")).toBeVisible();
  expect(screen.getByRole("row", { name: /TMT Bar, 12 mm/ })).toHaveTextContent("₹9,97,900.00");
  const money = within(screen.getByRole("region", { name: "What became of it" }));
  for (const [term, value] of [
    ["Asked for", "₹11,77,522.00"],
    ["Credited or cancelled", "₹17,522.00"],
    ["TDS reported by the buyer", "₹997.00"],
    ["Paid", "₹6,59,003.00"],
    ["Due by 5 Dec 2026", "₹5,00,000.00"],
    ["Under check", "₹2,00,000.00"],
  ]) {
    expect(money.getByText(term ?? "").closest("div")).toHaveTextContent(value ?? "");
  }
});

it("leads to its order, its buyer and the note that corrects it", async () => {
  await opened();
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

  expect(hrefOf("O2627000096")).toBe("/desk/order/O2627000096");
  expect(hrefOf("Agrawal Traders")).toBe("/desk/user/9425211184");
  expect(hrefOf("MC2627000009")).toBe("/desk/paper/80");
  expect(screen.getByRole("row", { name: /MC2627000009/ })).toHaveTextContent("corrects this one");
});

it("asks the portal again for a document that it refused", async () => {
  const { e_invoice } = aDeskPaper();
  const { api, user } = await opened({
    e_invoice: e_invoice && { ...e_invoice, state: "failed", irn: "", code: "2150", message: "Duplicate IRN" },
  });
  const retry = "POST /desk/e-invoice/:id/retry";
  api.answer(retry, DeskAnswer, { message: "The portal is asked again.", approval_id: null });
  expect(screen.getByText("2150: Duplicate IRN")).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Ask again" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Reason"), "The portal was down");
  await user.click(dialog.getByRole("button", { name: "Ask again" }));

  await waitFor(() => expect(api.calls(retry).map(({ params }) => params)).toEqual([{ id: "MI2627000071" }]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("enters the buyer's answer to a credit note, and says where a note is made", async () => {
  await opened({
    kind: "credit note",
    number: "MC2627000009",
    title: "Credit note MC2627000009",
    gst_effect: "waiting",
    money: null,
    e_invoice: null,
    state: "issued",
  });

  expect(await screen.findByRole("button", { name: "Enter answer" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Correct, cancel or pay on the order" })).toHaveAttribute(
    "href",
    "/desk/order/96",
  );
});

it("offers nothing on a receipt but its PDF, and says that it never changes", async () => {
  await opened({
    kind: "receipt",
    title: "Receipt MR2627000003",
    number: "MR2627000003",
    money: null,
    e_invoice: null,
    related: [],
    state: "issued",
  });

  expect(await screen.findByText("An issued document never changes.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Download PDF" })).toBeVisible();
  expect(screen.queryByRole("link", { name: /Correct/ })).toBeNull();
});
