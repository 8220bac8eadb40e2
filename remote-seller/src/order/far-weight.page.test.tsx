import type { SellerOrder } from "@mandi/shared/contract/seller-order";
import { aSellerOrder, aSellerVehicle } from "@mandi/shared/testing/seller-builders";
import { screen, within } from "@testing-library/react";
import { freshUser, openOrder, pass, step } from "../testing/order-page";

beforeEach(() => jest.useFakeTimers({ now: Date.parse("2026-11-13T20:00:00Z") }));
afterEach(() => jest.useRealTimers());

const atPlant = aSellerVehicle({ reported_at: "2026-11-14T03:00:00.000Z" });
const loading = (change: Partial<SellerOrder>) =>
  aSellerOrder({ status: "loading", next_steps: ["loading", "final_quantity", "invoice"], ...change });

it("asks once more before a tenth of the planned weight is saved, also with Enter, and sends nothing until then", async () => {
  const user = freshUser();
  const { api } = await openOrder(loading({ vehicles: [{ ...atPlant, planned_quantity: 24 }] }));
  await user.click(screen.getByRole("button", { name: "Loaded weight" }));
  await user.type(screen.getByLabelText("Loaded quantity"), "2.4{Enter}");
  await pass(0);
  const question = within(screen.getByRole("dialog", { name: "Save 2.400 MT?" }));
  expect(question.getByText("24 MT planned.")).toBeVisible();
  await user.click(question.getByRole("button", { name: "Correct the weight" }));
  await pass(0);
  expect(screen.getByLabelText("Loaded quantity")).toHaveValue("2.4");
  expect(api.calls(step)).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Save weight" }));
  await pass(0);
  await user.click(screen.getByRole("button", { name: "Save 2.400 MT" }));
  await pass(0);
  expect(api.calls(step).map(({ body }) => body)).toEqual([
    { event: "final_quantity", vehicle_id: 5, final_quantity: 2.4 },
  ]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("shows what was ordered, in all and of each size, after less has been loaded", async () => {
  const user = freshUser();
  const [line] = aSellerOrder().variation;
  const sizes = line ? [1, 2].map((id) => ({ ...line, id, quantity: 1.2 })) : [];
  const ordered = sizes.map(({ id }) => ({ id, quantity: 12 }));
  const vehicles = [{ ...atPlant, planned_quantity: 24, final_quantity: 2.4 }];
  await openOrder(loading({ variation: sizes, ordered, total_quantity: 2.4, vehicles }));
  await user.click(screen.getByRole("button", { name: "Loaded weight" }));
  expect(screen.getByText("2.400 MT of 24 MT loaded so far.")).toBeVisible();
  expect(screen.getAllByText("12 MT in this order")).toHaveLength(2);
});
