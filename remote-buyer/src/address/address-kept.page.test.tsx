import { AddressListAnswer, PincodeAnswer } from "@mandi/shared/contract/address";
import { anAddress } from "@mandi/shared/testing/buyer-builders/address";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const lookUp = "GET /get-address/:pincode";

function openWith(...list: Parameters<typeof anAddress>[0][]) {
  signInAs("customer");
  const api = fakeApi();
  api.answer("GET /address", AddressListAnswer, { data: list.map((address) => anAddress(address)) });
  api.answer(lookUp, PincodeAnswer, { data: { city: "Durg", state: "Chhattisgarh" } });
  return api;
}

const save = () => screen.getByRole("button", { name: "Save address" });

afterEach(() => jest.useRealTimers());

it("saves a new address once when the first answer was lost and Save is pressed again", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const api = openWith();
  api.cutOff("POST /address");
  const tab = await renderAt(routes, "/address?mode=add");
  for (const [label, text] of [
    ["Company name", "Agrawal Traders"],
    ["Phone", "9893000147"],
    ["GST number", "URP"],
    ["Address line 1", "Plot 14"],
    ["Address line 2", "Supela"],
    ["Pincode", "490023"],
  ] as const) {
    await user.type(await screen.findByLabelText(label), text);
  }
  await waitFor(() => expect(screen.getByLabelText("City")).toHaveValue("Durg"));
  await user.click(save());
  expect(await screen.findByText("Network Error")).toBeVisible();
  api.confirm("POST /address", "Address saved successfully");
  await act(() => jest.advanceTimersByTimeAsync(2000));
  await user.click(save());
  await waitFor(() => expect(tab.address()).toBe("/address"));
  const keys = api.calls("POST /address").map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
});

it("keeps a city that was typed while its pincode was looked up, and warns that the pincode is elsewhere", async () => {
  const user = userEvent.setup();
  const api = openWith();
  const { release } = api.hold(lookUp);
  await renderAt(routes, "/address?mode=add");
  await user.type(await screen.findByLabelText("Pincode"), "490001");
  const city = screen.getByLabelText("City");
  await user.type(city, "Bhilai");
  release();
  await waitFor(() => expect(screen.getByLabelText("State")).toHaveValue("Chhattisgarh"));
  expect(city).toHaveValue("Bhilai");
  await user.tab();
  expect(city).toHaveAccessibleDescription("490001 is a pincode in Durg. Please check.");
});

it("replaces a city that an earlier pincode filled in, but not one that was typed after it", async () => {
  const user = userEvent.setup();
  const api = openWith();
  await renderAt(routes, "/address?mode=add");
  const pincode = await screen.findByLabelText("Pincode");
  const city = screen.getByLabelText("City");
  await user.type(pincode, "490001");
  await waitFor(() => expect(city).toHaveValue("Durg"));
  api.answer(lookUp, PincodeAnswer, { data: { city: "Raipur", state: "Chhattisgarh" } });
  await user.clear(pincode);
  await user.type(pincode, "492001");
  await waitFor(() => expect(city).toHaveValue("Raipur"));
  await user.clear(city);
  await user.type(city, "Urla");
  api.answer(lookUp, PincodeAnswer, { data: { city: "Nagpur", state: "Maharashtra" } });
  await user.clear(pincode);
  await user.type(pincode, "440008");
  await waitFor(() => expect(screen.getByLabelText("State")).toHaveValue("Maharashtra"));
  expect(city).toHaveValue("Urla");
});

it("shows and saves the address that the page address names, also straight after another one", async () => {
  const user = userEvent.setup();
  const api = openWith({ id: 1 }, { id: 2, company_name: "Butibori yard" });
  api.confirm("PUT /address/:id", "Address saved successfully");
  const tab = await renderAt(routes, "/address?mode=edit&id=1");
  expect(await screen.findByLabelText("Company name")).toHaveValue("Agrawal Traders");

  await tab.go("/address?mode=edit&id=2");

  expect(screen.getByLabelText("Company name")).toHaveValue("Butibori yard");
  await user.click(save());
  await waitFor(() => expect(tab.address()).toBe("/address"));
  expect(api.calls("PUT /address/:id")).toEqual([
    expect.objectContaining({ params: { id: "2" }, body: expect.objectContaining({ company_name: "Butibori yard" }) }),
  ]);
});
