import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import type { DeskRight } from "@mandi/shared/contract/desk/right";
import { DeskTaxListAnswer, type DeskTaxRow } from "@mandi/shared/contract/desk/tax";
import { aTaxRow } from "@mandi/shared/testing/desk-tax-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const confirm = "POST /desk/tax/confirm";
const cement = aTaxRow({ id: 8, scope: "2523" });
const mine = aTaxRow({ id: 9, scope: "7228", added_by: "Asha", is_own: 1 });
const limit = aTaxRow({
  id: 10,
  key: "ewb.min_value",
  scope: "",
  value: "5000000",
  confirmed_by: "Meera Kulkarni",
  confirmed_at: "2026-11-02T05:00:00.000Z",
});

async function opened(address = "/desk/tax", rows: readonly DeskTaxRow[] = [aTaxRow(), cement, mine, limit]) {
  const api = fakeDesk();
  api.answer("GET /desk/tax", DeskTaxListAnswer, { data: [...rows] });
  const tab = await renderAt(routes, address);
  await screen.findByRole("table", { name: "Rates and limits" });
  return { api, tab, user: userEvent.setup() };
}

it("shows each rate in the words of the law, with who has confirmed it", async () => {
  await opened();
  const row = screen.getByRole("row", { name: /₹50,000/ });
  expect(row).toHaveTextContent("E-way bill from");
  expect(row).toHaveTextContent("Meera Kulkarni, 2 Nov 2026");
  const steel = screen.getByRole("row", { name: /starting with 7214/ });
  expect(steel).toHaveTextContent("18%");
  expect(steel).toHaveTextContent("Nobody yet");
});

it("confirms all unconfirmed rows with one reason and one confirmation that shows their number, but not the reader's own", async () => {
  const { api, user, tab } = await opened();
  api.answer(confirm, DeskAnswer, { message: "2 rows are confirmed.", approval_id: null });
  await user.click(screen.getByRole("button", { name: /^To confirm/ }));
  expect(tab.address()).toBe("/desk/tax?show=waiting");
  expect(screen.queryByText("E-way bill from")).toBeNull();

  await user.click(screen.getByRole("button", { name: "Confirm" }));
  expect(screen.getByText("Please give a reason")).toBeVisible();
  await user.type(screen.getByLabelText("Reason"), "Compared with the notifications");
  await user.click(screen.getByRole("button", { name: "Choose all 2" }));
  await user.click(screen.getByRole("button", { name: "Confirm 2 rates" }));
  expect(api.calls(confirm)).toEqual([]);
  const question = await screen.findByRole("dialog", { name: "Confirm 2 rates?" });
  expect(question).toHaveTextContent("GST, HSN starting with 2523, 18%");
  await user.click(within(question).getByRole("button", { name: "Confirm 2 rates" }));

  const body = { rows: [5, 8], reason: "Compared with the notifications" };
  expect(api.calls(confirm)).toEqual([expect.objectContaining({ body })]);
});

it("keeps the choice and the reason when somebody else was faster, and says which row it is", async () => {
  const { api, user } = await opened();
  api.refuse(confirm, 409, { message: "gst 7214 from 2017-07-01: This row is already confirmed." });
  await user.click(screen.getByRole("checkbox", { name: "Confirm GST, HSN starting with 7214, 18%" }));
  await user.type(screen.getByLabelText("Reason"), "Compared");
  await user.click(screen.getByRole("button", { name: "Confirm 1 rate" }));
  const question = await screen.findByRole("dialog", { name: "Confirm 1 rate?" });
  await user.click(within(question).getByRole("button", { name: "Confirm 1 rate" }));
  expect(await within(question).findByText(/^gst 7214 from 2017-07-01/)).toBeVisible();
  await user.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(screen.getByLabelText("Reason")).toHaveValue("Compared");
});

it("adds a rate in percent, sends it in the unit of the rows of the tax law, and shows errors at its field", async () => {
  const { api, user } = await opened();
  const add = "POST /desk/tax";
  api.answer(add, DeskAnswer, { message: "The row is added.", approval_id: null });
  await user.click(screen.getByRole("button", { name: "Add a rate" }));
  const dialog = await screen.findByRole("dialog", { name: "Add a rate or limit" });
  await user.type(within(dialog).getByLabelText("Applies to"), "7228");
  await user.type(within(dialog).getByLabelText("Value"), "128");
  await user.click(within(dialog).getByRole("button", { name: "Add" }));
  await waitFor(() => expect(within(dialog).getByLabelText("Value")).toHaveFocus());
  expect(api.calls(add)).toEqual([]);

  await user.clear(within(dialog).getByLabelText("Value"));
  await user.type(within(dialog).getByLabelText("Value"), "0.1");
  await user.type(within(dialog).getByLabelText("First day"), "2026-12-01");
  await user.type(within(dialog).getByLabelText("Source"), "Notification 9/2026");
  await user.type(within(dialog).getByLabelText("Reason"), "Budget");
  await user.click(within(dialog).getByRole("button", { name: "Add" }));
  expect(api.calls(add)).toEqual([
    expect.objectContaining({
      body: {
        key: "gst",
        scope: "7228",
        value: "10",
        first_day: "2026-12-01",
        source: "Notification 9/2026",
        reason: "Budget",
      },
    }),
  ]);
});

it("ends a rate with a day, after a confirmation that names it", async () => {
  const { api, user } = await opened();
  const end = "POST /desk/tax/:id/end";
  api.answer(end, DeskAnswer, { message: "The row ends on 2099-12-31.", approval_id: null });
  await user.click(screen.getByRole("button", { name: "End GST, HSN starting with 7214, 18%" }));
  const dialog = await screen.findByRole("dialog", { name: "End this rate?" });
  await user.type(within(dialog).getByLabelText("Last day"), "2099-12-31");
  await user.type(within(dialog).getByLabelText("Reason"), "Repealed");
  await user.click(within(dialog).getByRole("button", { name: "End" }));
  expect(api.calls(end)).toEqual([expect.objectContaining({ body: { last_day: "2099-12-31", reason: "Repealed" } })]);
});

it("shows a rate that it does not know yet as it was sent, which it does not let anyone confirm", async () => {
  const { api, user } = await opened("/desk/tax", [
    aTaxRow({ id: 11, key: "cess.coal", scope: "", value: "400" }),
    mine,
  ]);
  const row = screen.getByRole("row", { name: /cess\.coal/ });
  expect(row).toHaveTextContent("400");
  expect(within(row).queryByRole("checkbox")).toBeNull();
  expect(screen.getAllByRole("row").at(-1)).toBe(row);
  expect(screen.getByRole("row", { name: /starting with 7228/ })).toHaveTextContent("18%");

  api.answer("POST /desk/tax/:id/end", DeskAnswer, { message: "The row ends on 2099-12-31.", approval_id: null });
  await user.click(within(row).getByRole("button", { name: "End cess.coal, 400" }));
  expect(await screen.findByRole("dialog", { name: "End this rate?" })).toHaveTextContent("cess.coal, 400.");
});

it("is visible to everyone at the desk, and changed by an admin only", async () => {
  const rights: readonly DeskRight[] = ["look", "trade"];
  const api = fakeDesk(rights);
  api.answer("GET /desk/tax", DeskTaxListAnswer, { data: [aTaxRow()] });
  await renderAt(routes, "/desk/tax");
  expect(await screen.findByText(/^This needs the role of admin\./)).toBeVisible();
  expect(screen.getByRole("row", { name: /starting with 7214/ })).toBeVisible();
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.queryByRole("button", { name: /^End|^Add/ })).toBeNull();
});

it("says that every rate is confirmed, and distinguishes that from a failure", async () => {
  const { api, tab } = await opened("/desk/tax?show=waiting", [limit]);
  expect(screen.getByText("Every rate in force is confirmed.")).toBeVisible();
  api.refuse("GET /desk/tax", 500);
  await tab.go("/desk/tax?show=all");
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
