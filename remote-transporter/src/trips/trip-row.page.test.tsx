import { renderAt } from "@mandi/shared/testing/render-at";
import { aTrip } from "@mandi/shared/testing/transporter-builders";
import { screen } from "@testing-library/react";
import { routes } from "../area";
import { openOrder, ordersPath } from "../testing/carried-order";

it("tells the same step of two vehicles apart for those who do not see the rows", async () => {
  const trip = { next_step: "eway_bill" as const, photos: [{ shows: "vehicle" as const, url: "/api/upload/9" }] };
  openOrder({
    unplanned_quantity: 5,
    status: "loading",
    trips: [aTrip(trip), aTrip({ ...trip, id: 8, vehicle_number: "MH31CB0077" })],
  });
  await renderAt(routes, ordersPath);
  const [first, second] = await screen.findAllByRole("button", { name: "Add e-way bill" });
  expect(first).toHaveAccessibleDescription("CG 04 MB 1234");
  expect(second).toHaveAccessibleDescription("MH 31 CB 0077");
  const [, photoOfSecond] = screen.getAllByRole("link", { name: "Photo of driver and vehicle" });
  expect(photoOfSecond).toHaveAccessibleDescription("MH 31 CB 0077");
  expect(screen.getByRole("button", { name: "Add vehicle" })).toHaveAccessibleDescription("Q2627000184");
});
