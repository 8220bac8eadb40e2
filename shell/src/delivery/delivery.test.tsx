import { AddressListAnswer, PincodeAnswer } from "@mandi/shared/contract/address";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { deliveryStore, setDelivery } from "@mandi/shared/session";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aSiteSetup } from "@mandi/shared/testing/public-builders";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderFrame } from "../testing/render-frame";

const place = "GET /get-address/:pincode";
const button = () => within(screen.getByRole("banner")).getByRole("button", { name: /Deliver to/ });
const delivery = () => deliveryStore.getState().delivery;

function anApi() {
  const api = fakeApi();
  api.answer("GET /config", SiteSetupAnswer, { general_setup: aSiteSetup() });
  api.answer(place, PincodeAnswer, { data: { city: "Pune", state: "Maharashtra" } });
  return api;
}

beforeEach(() => setDelivery(null));

async function type(text: string) {
  const user = userEvent.setup();
  await user.click(button());
  const field = await screen.findByLabelText("Pincode");
  await user.clear(field);
  if (text !== "") await user.type(field, text);
  await user.click(screen.getByRole("button", { name: "Show landed prices" }));
}

it("takes a delivery pincode once, before the account menu, and keeps it in the browser", async () => {
  signInAs("customer", { name: "Rakesh Agrawal" });
  const api = anApi();
  api.answer("GET /address", AddressListAnswer, { data: [] });
  await renderFrame({ api });
  const controls = within(screen.getByRole("banner")).getAllByRole("button");
  const names = controls.map((control) => control.textContent);
  expect(names.findIndex((name) => name?.includes("Deliver to"))).toBeLessThan(names.indexOf("Rakesh Agrawal"));

  await type("411 026");
  await waitFor(() => expect(button()).toHaveTextContent("411026 Pune"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
  expect(localStorage.getItem("mandi-delivery")).toBe('{"pincode":"411026","city":"Pune"}');
});

it.each([
  ["", "The pincode must be 6 digits"],
  ["4110", "The pincode must be 6 digits"],
  ["041102", "The pincode must be 6 digits"],
])("shows at the field what is wrong with %j and keeps it", async (text, problem) => {
  await renderFrame({ api: anApi() });
  await type(text);
  expect(await screen.findByText(problem)).toBeVisible();
  expect(screen.getByLabelText("Pincode")).toHaveValue(text);
  expect(screen.getByLabelText("Pincode")).toHaveFocus();
  expect(delivery()).toBeNull();
});

it("refuses a pincode that no post office has, and accepts one that could not be looked up", async () => {
  const api = anApi();
  api.refuse(place, 404, { message: "Pincode Not Found!" });
  await renderFrame({ api });
  await type("999999");
  expect(await screen.findByText("No post office has this pincode. Check the six digits.")).toBeVisible();
  expect(screen.getByLabelText("Pincode")).toHaveFocus();
  expect(delivery()).toBeNull();
  await userEvent.type(screen.getByLabelText("Pincode"), "{Backspace}");
  expect(screen.queryByText("No post office has this pincode. Check the six digits.")).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText("Pincode"), "9");

  api.cutOff(place);
  await userEvent.click(screen.getByRole("button", { name: "Show landed prices" }));
  await waitFor(() => expect(delivery()).toEqual({ pincode: "999999", city: "" }));
});

it("offers a logged-in buyer the pincode of each of their addresses with one press, and goes back to ex prices", async () => {
  const user = userEvent.setup();
  signInAs("customer");
  const api = anApi();
  const address = { company_name: "Agrawal Traders", phone: "9000000001", gst: "URP", address_line_two: "" };
  api.answer("GET /address", AddressListAnswer, {
    data: [
      { ...address, id: 1, address_line_one: "Plot 4", pincode: "411057", city: "Pune", state: "Maharashtra" },
      { ...address, id: 2, address_line_one: "Plot 5", pincode: "411057", city: "Pune", state: "Maharashtra" },
      { ...address, id: 3, address_line_one: "Yard", pincode: "440008", city: "Nagpur", state: "Maharashtra" },
    ],
  });
  await renderFrame({ api });
  await user.click(button());
  expect(await screen.findAllByRole("button", { name: /your address$/ })).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "440008 Nagpur, your address" }));
  expect(delivery()).toEqual({ pincode: "440008", city: "Nagpur" });
  await user.click(button());
  expect(await screen.findByRole("button", { name: "411057 Pune, your address" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "440008 Nagpur, your address" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Close" }));
  await user.click(button());
  await user.click(await screen.findByRole("button", { name: "Show ex prices" }));
  expect(delivery()).toBeNull();
  expect(localStorage.getItem("mandi-delivery")).toBeNull();
});

it("is shown above pages whose prices depend on it, and above no others", async () => {
  const names = () => screen.queryAllByRole("button", { name: /landed prices|Deliver to/ }).length;
  const tab = await renderFrame({ api: anApi(), address: "/faq" });
  expect(names()).toBe(1);
  await tab.go("/product-list/1");
  expect(names()).toBe(2);
});

it.each(["seller", "transporter"] as const)(
  "is shown to a %s only where they shop, not on the home page with their work or beside their own lists",
  async (role) => {
    signInAs(role);
    const names = () => screen.queryAllByRole("button", { name: /landed prices|Deliver to/ }).length;
    const tab = await renderFrame({ api: anApi(), address: "/" });
    expect(names()).toBe(0);
    await tab.go("/faq");
    expect(names()).toBe(0);
    await tab.go("/product-list/1");
    expect(names()).toBe(2);
  },
);

it("follows another tab, and ignores a stored value that is not a pincode", async () => {
  await renderFrame({ api: anApi() });
  const tell = (text: string) =>
    act(() => {
      localStorage.setItem("mandi-delivery", text);
      window.dispatchEvent(new StorageEvent("storage", { key: "mandi-delivery" }));
    });
  tell('{"pincode":"560001","city":"Bengaluru"}');
  expect(button()).toHaveTextContent("560001 Bengaluru");
  tell('{"pincode":"<b>","city":"x"}');
  expect(button()).toHaveTextContent("Set pincode");
});
