import { type DeskPayment, DeskPaymentAnswer } from "@mandi/shared/contract/desk/money";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { aDeskPayment, aQueueItem, aQueuePlace } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const picture = { url: "/api/upload/901?key=1", is_picture: 1, same: [] };
const proofPart = () => screen.queryByRole("heading", { name: "Proof from the payer" });

async function opened(change: Partial<DeskPayment>) {
  const api = fakeDesk();
  api.answer("GET /desk/payment/:id", DeskPaymentAnswer, { data: aDeskPayment(change) });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, ({ query }) => aQueuePlace([aQueueItem()], query));
  await renderAt(routes, "/desk/payment/318");
  await screen.findByRole("button", { name: /^Accept/ });
}

it("shows a picture beside the claim, opens it large, and closes it again", async () => {
  const user = userEvent.setup();
  await opened({ proof: picture });
  const enlarge = await screen.findByRole("button", { name: "Show it large" });
  expect(proofPart()).toBeVisible();
  await user.click(enlarge);
  const dialog = await screen.findByRole("dialog", { name: "Proof of the transfer UTIBR52611210093" });
  expect(within(dialog).getByRole("img")).toHaveAttribute("src", picture.url);
  expect(within(dialog).getByRole("link", { name: "Open in a new tab" })).toHaveAttribute("href", picture.url);
  await expect(document.body).toHaveNoAxeViolations();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

it("saves a PDF, and shows no picture of it", async () => {
  await opened({ proof: { ...picture, is_picture: 0 } });
  expect(await screen.findByRole("link", { name: "Save the proof (PDF)" })).toHaveAttribute("href", picture.url);
  expect(screen.queryByRole("button", { name: "Show it large" })).not.toBeInTheDocument();
});

it("warns of another transfer, of whomever, that was reported with the same file", async () => {
  const like = { id: 300, payer: "Khanna Traders", utr: "UTIBR52611170011", amount: 20_000, paid_on: "2026-11-17" };
  await opened({ proof: { ...picture, same: [{ ...like, status: "verified", reason: "" }] } });
  const title = await screen.findByText("Another transfer was reported with the same proof");
  expect(title.parentElement).toHaveTextContent("Khanna Traders, ₹20,000.00, 17 Nov 2026: verified.");
  expect(screen.getByRole("link", { name: "Payment UTIBR52611170011" })).toHaveAttribute("href", "/desk/payment/300");
  expect(screen.queryByText("Looks like another report")).not.toBeInTheDocument();
});

it("says nothing about a proof where the payer added none", async () => {
  await opened({});
  expect(proofPart()).not.toBeInTheDocument();
});
