import { clearDevice } from "@mandi/shared/browser/device-store";
import { SellerOrderAnswer } from "@mandi/shared/contract/seller-order";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { closeSession } from "@mandi/shared/session";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aSiteSetup } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aSellerOrder, aSellerVehicle } from "@mandi/shared/testing/seller-builders";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const seller = "9000000011";
const step = "POST /seller/order/:id/event";
const order = aSellerOrder({
  status: "loading",
  next_steps: ["loading", "final_quantity", "invoice"],
  vehicles: [aSellerVehicle({ reported_at: "2026-11-14T03:00:00.000Z" })],
});

async function openOrder(phone = seller) {
  signInAs("seller", { phone });
  await renderAt(routes, "/seller-order-detail/91");
  await screen.findByRole("button", { name: "Loaded weight" });
}

/** A seller with an unsent weight in the form, and a second step started as well. */
async function typeWeight() {
  const api = fakeApi();
  api.answer("GET /seller/order-detail/:id", SellerOrderAnswer, { data: order });
  api.answer("GET /config", SiteSetupAnswer, { general_setup: aSiteSetup() });
  api.confirm(step, "Saved.");
  await openOrder();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Loaded weight" }));
  await user.type(await screen.findByLabelText("Loaded quantity"), "29.840");
  await user.type(screen.getByLabelText(/Freight advance/), "5000");
  return { api, user };
}

const weight = () => screen.findByLabelText("Loaded quantity");

const ends: readonly (readonly [string, () => void])[] = [
  ["the server ends it", closeSession],
  [
    "a log-out in another tab ends it, and clears the device",
    () => {
      clearedByAnotherTab();
      closeSession();
    },
  ],
];
function clearedByAnotherTab(): void {
  localStorage.clear();
}

describe("a weight that the seller has typed and not sent", () => {
  it.each(ends)("is kept for them when their session ends: %s", async (_how, end) => {
    const { api, user } = await typeWeight();
    act(end);
    cleanup();

    await openOrder();

    expect(await weight()).toHaveValue("29.840");
    expect(screen.getByLabelText(/Freight advance/)).toHaveValue("5,000");
    await user.click(screen.getByRole("button", { name: "Save weight" }));
    await waitFor(() => expect(api.calls(step)).toHaveLength(1));
    expect(api.calls(step)[0]?.body).toMatchObject({ final_quantity: 29.84, freight_advance: 5000 });
  });

  it.each(ends)("is never shown to the next person on the device: %s", async (_how, end) => {
    await typeWeight();
    act(end);
    cleanup();

    await openOrder("9000000012");

    expect(screen.queryByDisplayValue("29.840")).not.toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole("button", { name: "Loaded weight" }));
    expect(await weight()).toHaveValue("");
  });

  it("is removed by their own logout, like everything they have started", async () => {
    await typeWeight();
    act(() => {
      closeSession();
      clearDevice(seller);
    });
    cleanup();

    await openOrder();

    await userEvent.setup().click(screen.getByRole("button", { name: "Loaded weight" }));
    expect(await weight()).toHaveValue("");
  });

  it("is removed when they have emptied the form again, and when the server has it", async () => {
    const { api, user } = await typeWeight();
    await user.click(screen.getByRole("button", { name: "Save weight" }));
    await waitFor(() => expect(api.calls(step)).toHaveLength(1));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    cleanup();

    await openOrder();
    await user.click(screen.getByRole("button", { name: "Loaded weight" }));
    expect(await weight()).toHaveValue("");
    await user.type(await weight(), "1");
    expect(localStorage).toHaveLength(1);
    await user.clear(await weight());
    expect(localStorage).toHaveLength(0);
  });
});
