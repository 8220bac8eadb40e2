import { aSellerOrder, aSellerVehicle } from "@mandi/shared/testing/seller-builders";
import { screen } from "@testing-library/react";
import { freshUser, openOrder, pass } from "../testing/order-page";

beforeEach(() => jest.useFakeTimers({ now: Date.parse("2026-11-13T20:00:00Z") }));
afterEach(() => jest.useRealTimers());

it("goes on to the invoice once the last vehicle is weighed, and opens the weight again only to correct it", async () => {
  const user = freshUser();
  const reported_at = "2026-11-14T05:00:00.000Z";
  const weighed = aSellerVehicle({ reported_at, final_quantity: 15.1 });
  const last = aSellerVehicle({ reported_at, id: 6, vehicle_number: "CG04MB5678" });
  const order = aSellerOrder({
    status: "loading",
    next_steps: ["final_quantity", "invoice"],
    vehicles: [weighed, last],
  });
  const { answer } = await openOrder(order);
  await user.click(screen.getByRole("button", { name: "Loaded weight" }));
  await user.type(screen.getByLabelText("Loaded quantity"), "14.9");
  const vehicles = [weighed, { ...last, final_quantity: 14.9 }];
  answer({ ...order, next_steps: ["invoice"], vehicles, updated_at: "2026-11-14T06:00:00.000Z" });
  await user.click(screen.getByRole("button", { name: "Save weight" }));
  await pass(2_000);
  expect(screen.getByLabelText("Invoice number")).toBeVisible();
  expect(screen.queryByLabelText("Loaded quantity")).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Loaded weight" }));
  expect(screen.getByLabelText("Loaded quantity")).toBeVisible();
});
