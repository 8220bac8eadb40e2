import { AddressListAnswer, PincodeAnswer } from "@mandi/shared/contract/address";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { UsualPlaceAnswer } from "@mandi/shared/contract/usual-place";
import { closeSession, deliveryStore, setDelivery } from "@mandi/shared/session";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aSiteSetup } from "@mandi/shared/testing/public-builders";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderFrame } from "../testing/render-frame";
import { watchUsualPlace } from "./watch-usual-place";

const call = "GET /usual-place";
const pune = { pincode: "411026", city: "Pune" };
const nagpur = { pincode: "440008", city: "Nagpur" };
const delivery = () => deliveryStore.getState().delivery;
const button = () => within(screen.getByRole("banner")).getByRole("button", { name: /Deliver to/ });

let stop = () => {};
beforeEach(() => localStorage.clear());
afterEach(() => {
  stop();
  act(() => setDelivery(null));
});

function aMarket(place: UsualPlaceAnswer["data"] = pune) {
  const api = fakeApi();
  api.answer("GET /config", SiteSetupAnswer, { general_setup: aSiteSetup() });
  api.answer("GET /address", AddressListAnswer, { data: [] });
  api.answer(call, UsualPlaceAnswer, { data: place });
  return api;
}

function watch(): void {
  act(() => {
    stop = watchUsualPlace();
  });
}

it("gives a buyer who logs in the place where their goods usually go, shows it in the header and keeps it", async () => {
  const api = aMarket();
  await renderFrame({ api });
  watch();
  expect(api.calls(call)).toHaveLength(0);
  act(() => void signInAs("customer"));
  await waitFor(() => expect(button()).toHaveTextContent("411026 Pune"));
  expect(localStorage.getItem("mandi-delivery")).toBe('{"pincode":"411026","city":"Pune"}');
});

it.each([
  ["request", "Set now: 411026 Pune, where your last request goes."],
  ["address", "Set now: 411026 Pune, your newest address."],
] as const)(
  "says where it is from (%s) beside the choice of another, and nothing more once one is chosen",
  async (from, words) => {
    const user = userEvent.setup();
    signInAs("customer");
    const api = aMarket({ ...pune, from });
    api.answer("GET /get-address/:pincode", PincodeAnswer, { data: { city: "Nagpur", state: "Maharashtra" } });
    await renderFrame({ api });
    watch();
    await waitFor(() => expect(button()).toHaveTextContent("411026 Pune"));
    await user.click(button());
    expect(await screen.findByText(words)).toBeVisible();
    await user.clear(screen.getByLabelText("Pincode"));
    await user.type(screen.getByLabelText("Pincode"), "440008");
    await user.click(screen.getByRole("button", { name: "Show landed prices" }));
    await waitFor(() => expect(delivery()).toEqual(nagpur));
    await user.click(button());
    expect(await screen.findByLabelText("Pincode")).toBeVisible();
    expect(screen.queryByText(/^Set now/)).not.toBeInTheDocument();
  },
);

it("is forgotten at once when the session ends", async () => {
  signInAs("customer");
  await renderFrame({ api: aMarket() });
  watch();
  await waitFor(() => expect(delivery()).toEqual(pune));

  act(closeSession);

  expect(delivery()).toBeNull();
  await waitFor(() => expect(screen.getByRole("banner")).not.toHaveTextContent("411026"));
  expect(localStorage.getItem("mandi-delivery")).toBeNull();
});

it("gives it to one who is logged in already", async () => {
  signInAs("customer");
  await renderFrame({ api: aMarket() });
  watch();
  await waitFor(() => expect(delivery()).toEqual(pune));
});

it("asks for none where a place is set, and leaves one that was set while it asked", async () => {
  signInAs("customer");
  const api = aMarket();
  setDelivery(nagpur);
  watch();
  expect(api.calls(call)).toHaveLength(0);
  stop();

  act(() => setDelivery(null));
  const { release } = api.hold(call);
  watch();
  await waitFor(() => expect(api.calls(call)).toHaveLength(1));
  act(() => setDelivery(nagpur));
  release();
  await act(async () => {});
  expect(delivery()).toEqual(nagpur);
});

it.each(["seller", "transporter", "staff"] as const)("asks for none for a %s", async (type) => {
  signInAs(type);
  const api = aMarket();
  watch();
  await act(async () => {});
  expect(api.calls(call)).toHaveLength(0);
});

it("leaves prices as they are for a buyer without request and address, or while the server fails", async () => {
  signInAs("customer");
  const api = aMarket(null);
  watch();
  await waitFor(() => expect(api.calls(call)).toHaveLength(1));
  await act(async () => {});
  expect(delivery()).toBeNull();
  stop();
  api.refuse(call, 503);
  watch();
  await waitFor(() => expect(api.calls(call)).toHaveLength(2));
  await act(async () => {});
  expect(delivery()).toBeNull();
});

it("sets no place again for a buyer who chose ex prices, and none for whoever has logged out meanwhile", async () => {
  const user = userEvent.setup();
  signInAs("customer");
  const api = aMarket();
  await renderFrame({ api });
  watch();
  await waitFor(() => expect(button()).toHaveTextContent("411026 Pune"));
  await user.click(button());
  await user.click(await screen.findByRole("button", { name: "Show ex prices" }));
  expect(delivery()).toBeNull();
  stop();
  watch();
  await act(async () => {});
  expect(delivery()).toBeNull();
  expect(api.calls(call)).toHaveLength(1);

  act(() => closeSession());
  localStorage.clear();
  const { release } = api.hold(call);
  act(() => void signInAs("customer"));
  await waitFor(() => expect(api.calls(call)).toHaveLength(2));
  act(() => closeSession());
  release();
  await act(async () => {});
  expect(delivery()).toBeNull();
});
