import { DeskEwayBillShowAnswer } from "@mandi/shared/contract/desk/eway-bill";
import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { anEwayBill } from "@mandi/shared/testing/desk-inbox-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { pathOf } from "../queue/queue-item";
import { fakeDesk } from "../testing/fake-desk";

async function opened(change: Parameters<typeof anEwayBill>[0] = {}, rights?: Parameters<typeof fakeDesk>[0]) {
  const api = fakeDesk(rights);
  api.answer("GET /desk/eway-bill/:id", DeskEwayBillShowAnswer, { data: anEwayBill(change) });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, {
    data: {
      place: 1,
      count: 2,
      before: null,
      after: { id: 8, number: "271000000002", kind: "e-way bill" },
      taken: null,
    },
  });
  await renderAt(routes, pathOf({ kind: "e-way bill", id: 7, number: "271000000001" }) ?? "");
  await screen.findByRole("heading", { level: 1, name: /^E-way bill 271000000001/ });
  return { api, user: userEvent.setup() };
}

it("says what an e-way bill of the queue waits for, and calls the driver and the transporter with a press", async () => {
  await opened({}, ["look", "trade"]);
  expect(await screen.findByText(/its e-way bill ends at 21 Nov 2026/)).toBeVisible();
  const driver = screen.getByRole("link", { name: "Call +91 93000 00042, Driver: Ramesh" });
  expect(driver).toHaveAttribute("href", "tel:+919300000042");
  const carrier = screen.getByRole("link", { name: "Call +91 90000 00021, Transporter: Bharat Roadlines" });
  expect(carrier).toHaveAttribute("href", "tel:+919000000021");
  expect(screen.getByRole("link", { name: "O2627000042" })).toHaveAttribute("href", "/desk/order/O2627000042");
});

it("shows what an extension is decided by, and offers it first", async () => {
  await opened({}, ["look", "trade"]);
  const facts = screen.getByRole("region", { name: "E-way bill" });
  expect(facts).toHaveTextContent("FromRaipur 492001, Chhattisgarh");
  expect(facts).toHaveTextContent("ToPune 411019, Maharashtra");
  expect(facts).toHaveTextContent("Distance1,160 km");
  expect(facts).toHaveTextContent("Value of goodswith GST and freight₹17,03,094.00");
  const acts = within(screen.getByRole("region", { name: "This e-way bill" }));
  await screen.findByRole("button", { name: "Extend it" });
  expect(acts.getAllByRole("button").map(({ textContent }) => textContent)[0]).toBe("Extend it");
});

it("says that the portal counts the way where nobody entered it", async () => {
  const journey = { from: "Raipur", to: "Pune", kilometres: 0, value: 51_000 };
  await opened({ journey });
  expect(screen.getByRole("region", { name: "E-way bill" })).toHaveTextContent("Distanceas the portal counts it");
});

it("says why the portal would not extend or cancel it now", async () => {
  await opened({ acts: ["vehicle"], what: null, state: "active" }, ["look", "trade"]);
  const acts = screen.getByRole("region", { name: "This e-way bill" });
  expect(acts).toHaveTextContent(/Extend itfrom 8 hours before its end/);
  expect(acts).toHaveTextContent("Cancel itthe portal cancels it only within 24 hours");
  expect(within(acts).queryByRole("button", { name: "Extend it" })).toBeNull();
});

it("takes the task, and leads to the next one of the queue", async () => {
  const { api, user } = await opened();
  api.answer("POST /desk/queue/take", MessageAnswer, { message: "You work on it now." });
  expect(await screen.findByText("1 of 2")).toBeVisible();
  expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute("href", "/desk/eway-bill/8");
  await user.click(screen.getByRole("button", { name: "Take" }));
  await waitFor(() =>
    expect(api.calls("POST /desk/queue/take").map(({ body }) => body)).toEqual([{ kind: "e-way bill", item: "7" }]),
  );
});

it("extends the e-way bill where its vehicle is now", async () => {
  const { api, user } = await opened({}, ["look", "trade"]);
  const extend = "POST /desk/eway-bill/:id/extend";
  api.answer(extend, DeskAnswer, { message: "The portal is asked.", approval_id: null });
  await user.click(await screen.findByRole("button", { name: "Extend it" }));
  const dialog = await screen.findByRole("dialog", { name: "Extend the e-way bill 271000000001?" });
  await user.type(within(dialog).getByLabelText("Distance left, km"), "120");
  await user.type(within(dialog).getByLabelText("Where the goods are"), "Jalna");
  await user.selectOptions(within(dialog).getByLabelText("State they are in"), "Maharashtra");
  await user.type(within(dialog).getByLabelText("Pincode they are in"), "431203");
  await user.selectOptions(within(dialog).getByLabelText("Cause"), "accident");
  await user.type(within(dialog).getByLabelText("Reason"), "The driver says so");
  await user.click(within(dialog).getByRole("button", { name: "Extend it" }));
  await waitFor(() => expect(api.calls(extend)).toHaveLength(1));
  expect(api.calls(extend)[0]).toMatchObject({
    params: { id: "7" },
    body: { remaining_km: 120, place: "Jalna", pincode: "431203", cause: "accident" },
  });
});

it("says what the portal was asked, and follows when it has answered", async () => {
  const { api } = await opened({ asked: ["cancel"], acts: ["vehicle"], state: "active", what: null }, [
    "look",
    "trade",
  ]);
  expect(await screen.findByText("The portal is asked to cancel it. It has not answered yet.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Cancel/ })).toBeNull();

  const answered = anEwayBill({ asked: [], acts: [], state: "cancelled", what: null });
  api.answer("GET /desk/eway-bill/:id", DeskEwayBillShowAnswer, { data: answered });
  await waitFor(() => expect(screen.queryByText(/has not answered yet/)).toBeNull(), { timeout: 10_000 });
  expect(screen.getByText("Cancelled")).toBeVisible();
});

it("leaves one made outside to the party that made it, and records only that it was cancelled there", async () => {
  await opened({ is_typed: 1, is_extendable: 0, acts: [], state: "active", code: "outside" }, ["look", "trade"]);
  expect(await screen.findByRole("button", { name: "Record cancellation" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Extend it" })).toBeNull();
  expect(screen.getByText(/only the party that made it can change it/)).toBeVisible();
});

it("puts the task off with a time, and notes what a call found out, for everybody at the desk", async () => {
  const { api, user } = await opened({ acts: [] }, ["look", "trade"]);
  const [later, note] = ["POST /desk/eway-bill/:id/later", "POST /desk/eway-bill/:id/note"] as const;
  api.answer(later, DeskAnswer, { message: "It is due again.", approval_id: null });
  api.answer(note, DeskAnswer, { message: "Everybody reads it.", approval_id: null });
  await user.click(await screen.findByRole("button", { name: "Later" }));
  expect(screen.queryByText("There is nothing to do here now.")).toBeNull();
  const first = within(await screen.findByRole("dialog", { name: "Later" }));
  await user.selectOptions(first.getByLabelText("Due again"), "in 2 hours");
  await user.type(first.getByLabelText("Reason"), "The driver does not answer");
  await user.click(first.getByRole("button", { name: "Later" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Write a note" }));
  const second = within(await screen.findByRole("dialog", { name: "Write a note" }));
  await user.type(second.getByLabelText("Note"), "The truck stands at Jalna");
  await user.click(second.getByRole("button", { name: "Write a note" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  expect(api.calls(later).map(({ body }) => body)).toEqual([{ minutes: 120, reason: "The driver does not answer" }]);
  expect(api.calls(note).map(({ body }) => body)).toEqual([{ reason: "The truck stands at Jalna" }]);
});
