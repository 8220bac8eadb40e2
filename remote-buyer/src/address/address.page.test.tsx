import { AddressListAnswer, PincodeAnswer } from "@mandi/shared/contract/address";
import { anAddress } from "@mandi/shared/testing/buyer-builders/address";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

function openWith(...list: Parameters<typeof anAddress>[0][]) {
  signInAs("customer");
  const api = fakeApi();
  api.answer("GET /address", AddressListAnswer, { data: list.map((address) => anAddress(address)) });
  api.answer("GET /get-address/:pincode", PincodeAnswer, { data: { city: "Nagpur", state: "Maharashtra" } });
  return api;
}

afterEach(() => jest.useRealTimers());

const save = () => screen.getByRole("button", { name: "Save address" });

it("says 'Sorry, you don't have any saved address.' and offers to add one (R-150)", async () => {
  openWith();
  const tab = await renderAt(routes, "/address");
  expect(await screen.findByText("Sorry, you don't have any saved address.")).toBeVisible();
  await userEvent.click(screen.getAllByRole("link", { name: "Add address" })[0] ?? document.body);
  expect(tab.address()).toBe("/address?mode=add");
});

it("names everything that is missing and saves nothing (R-272, R-273, R-274, R-275, R-276, R-277, R-278, R-279, R-280)", async () => {
  const user = userEvent.setup();
  const api = openWith();
  await renderAt(routes, "/address?mode=add");
  await user.click(await screen.findByRole("button", { name: "Save address" }));
  for (const text of [
    "Company name is required",
    "Valid phone number is required",
    "Gst number is required",
    "Address line1 is required",
    "Address line2 is required",
    "Pinccde is required",
    "City is required",
    "State is required",
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  await user.type(screen.getByLabelText("Pincode"), "4400");
  expect(await screen.findByText("The pincode must be 6 digits")).toBeVisible();
  expect(api.calls("POST /address")).toHaveLength(0);
});

it("fills city and state from six digits of a pincode and saves the address (R-151, R-344, R-393)", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  const api = openWith();
  api.confirm("POST /address", "Address saved successfully");
  const tab = await renderAt(routes, "/address?mode=add");
  await user.type(await screen.findByLabelText("Company name"), "Agrawal Traders");
  await user.type(screen.getByLabelText("Phone"), "9893000147");
  await user.type(screen.getByLabelText("GST number"), "27aapfu0939f1zv");
  await user.type(screen.getByLabelText("Address line 1"), "Plot 14");
  await user.type(screen.getByLabelText("Address line 2"), "Wardhaman Nagar");
  await user.type(screen.getByLabelText("Pincode"), "440008");
  await waitFor(() => expect(screen.getByLabelText("City")).toHaveValue("Nagpur"));
  expect(screen.getByLabelText("State")).toHaveValue("Maharashtra");
  const filled = await screen.findByText("Filled in: Nagpur, Maharashtra");
  expect(filled.closest("[role=status]")).toBeInTheDocument();
  await user.dblClick(save());
  await waitFor(() => expect(tab.address()).toBe("/address"));
  const { id, ...body } = anAddress();
  expect(api.calls("POST /address").map((call) => call.body)).toEqual([body]);
  expect(notices).toEqual([expect.objectContaining({ tone: "success", text: "Address saved successfully" })]);
  await waitFor(() => expect(api.calls("GET /address").length).toBeGreaterThan(1));
});

it("returns to the list 1.5 s after an address was saved, and ignores a second press in the meantime (R-405)", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const api = openWith({ id: 3 });
  api.confirm("PUT /address/:id", "Address saved successfully");
  const tab = await renderAt(routes, "/address?mode=edit&id=3");
  await act(() => jest.advanceTimersByTimeAsync(0));
  await user.click(save());
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(1400));
  await user.click(screen.getByRole("button", { name: /^(?:Save address|Saving)/ }));
  expect(tab.address()).toBe("/address?mode=edit&id=3");
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(tab.address()).toBe("/address");
  expect(api.calls("PUT /address/:id")).toHaveLength(1);
});

it("says 'Pincode Not Found!' once, in a toast, advises at the field, and leaves the fields to the user (R-281)", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  const api = openWith();
  api.refuse("GET /get-address/:pincode", 404, { message: "Pincode Not Found!" });
  await renderAt(routes, "/address?mode=add");
  await user.type(await screen.findByLabelText("Pincode"), "999999");
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(["Pincode Not Found!"]));
  await user.type(screen.getByLabelText("City"), "Leh");
  expect(screen.getByLabelText("City")).toHaveValue("Leh");
  expect(screen.getByLabelText("Pincode")).toHaveAccessibleDescription(
    /We do not know this pincode\. Please check it, or enter city and state\./,
  );
  expect(screen.queryByText("Pincode Not Found!")).not.toBeInTheDocument();
});

it("asks for city and state, beside the pincode, when the lookup cannot be reached", async () => {
  const user = userEvent.setup();
  openWith().cutOff("GET /get-address/:pincode");
  await renderAt(routes, "/address?mode=add");
  await user.type(await screen.findByLabelText("Pincode"), "440008");
  await user.tab();
  expect(await screen.findByText("The pincode could not be looked up. Please enter city and state.")).toBeVisible();
});

it("warns beside a city or state that is not the pincode's, and saves it all the same", async () => {
  const user = userEvent.setup();
  const api = openWith({ id: 3 });
  api.confirm("PUT /address/:id", "Address saved successfully");
  await renderAt(routes, "/address?mode=edit&id=3");
  const pincode = await screen.findByLabelText("Pincode");
  const city = screen.getByLabelText("City");
  await user.clear(pincode);
  await user.type(pincode, "440022");
  await waitFor(() => expect(city).toHaveValue("Nagpur"));
  expect(city).toHaveAccessibleDescription("");
  await user.clear(city);
  await user.type(city, "Wardha");
  await user.tab();
  expect(city).toHaveAccessibleDescription("440022 is a pincode in Nagpur. Please check.");
  expect(screen.getByLabelText("State")).toHaveAccessibleDescription("");
  await user.click(save());
  await waitFor(() => expect(api.calls("PUT /address/:id")).toHaveLength(1));
  expect(api.calls("PUT /address/:id")[0]?.body).toMatchObject({ city: "Wardha", pincode: "440022" });
});

it("warns of a GST number that looks wrong but saves it", async () => {
  const user = userEvent.setup();
  const api = openWith({ id: 3 });
  api.confirm("PUT /address/:id", "Address saved successfully");
  await renderAt(routes, "/address?mode=edit&id=3");
  const gst = await screen.findByLabelText("GST number");
  await user.clear(gst);
  await user.type(gst, "22AAAAA0000A1Z5");
  expect(gst).not.toHaveAccessibleDescription(/check the GSTIN/);
  await user.tab();
  await user.clear(screen.getByLabelText("Phone"));
  await user.type(screen.getByLabelText("Phone"), "+91 12345 67890");
  await user.tab();
  expect(screen.getByLabelText("Phone")).toHaveAccessibleDescription(/start with 6, 7, 8 or 9/);
  expect(gst).toHaveAccessibleDescription(/check the GSTIN/);
  await user.click(save());
  await waitFor(() => expect(api.calls("PUT /address/:id")).toHaveLength(1));
  expect(api.calls("PUT /address/:id")[0]?.params["id"]).toBe("3");
});

it("saves the address of a buyer who is not registered for GST, and shows them what to write (R-274)", async () => {
  const user = userEvent.setup();
  const api = openWith({ id: 3 });
  api.confirm("PUT /address/:id", "Address saved successfully");
  await renderAt(routes, "/address?mode=edit&id=3");
  const gst = await screen.findByLabelText("GST number");
  await user.clear(gst);
  await user.tab();
  expect(gst).toHaveAccessibleDescription(/^Gst number is required Not registered for GST.* Write URP/);
  await user.type(gst, "urp");
  await user.tab();
  expect(gst).toHaveAccessibleDescription(/^Not registered/);
  await user.click(save());
  await waitFor(() => expect(api.calls("PUT /address/:id")[0]?.body).toMatchObject({ gst: "URP" }));
});

it("keeps what was typed when the server refuses, with its message in a toast and the field's at the field (R-391)", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  const api = openWith({ id: 3 });
  api.refuse("PUT /address/:id", 422, {
    message: "The pincode is not served",
    errors: { pincode: ["Please use another pincode"] },
  });
  await renderAt(routes, "/address?mode=edit&id=3");
  await user.type(await screen.findByLabelText("Company name"), " Pvt");
  await user.click(save());
  expect(await screen.findByText("Please use another pincode")).toBeVisible();
  expect(screen.queryByText("The pincode is not served")).not.toBeInTheDocument();
  expect(notices).toEqual([expect.objectContaining({ tone: "error", text: "The pincode is not served" })]);
  expect(screen.getByLabelText("Company name")).toHaveValue("Agrawal Traders Pvt");
});

it("enables the save button again 2 s after a submit (R-256)", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const api = openWith({ id: 3 });
  api.refuse("PUT /address/:id", 503, { message: "Please try again" });
  await renderAt(routes, "/address?mode=edit&id=3");
  await user.click(await screen.findByRole("button", { name: "Save address" }));
  await screen.findByText("Please try again");
  expect(save()).toHaveAttribute("aria-disabled", "true");
  await waitFor(() => expect(save()).not.toHaveAttribute("aria-disabled"));
  jest.useRealTimers();
});

it("deletes an address after asking once, and keeps it when the answer is no (R-430, R-346)", async () => {
  const user = userEvent.setup();
  const api = openWith({ id: 3 });
  api.confirm("DELETE /address/:id", "Address deleted successfully");
  await renderAt(routes, "/address");
  await user.click(await screen.findByRole("button", { name: "Delete Agrawal Traders" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Keep" }));
  expect(api.calls("DELETE /address/:id")).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: "Delete Agrawal Traders" }));
  api.answer("GET /address", AddressListAnswer, { data: [] });
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Sorry, you don't have any saved address.")).toBeVisible();
  expect(api.calls("DELETE /address/:id")).toHaveLength(1);
});

it("tries again in place after a failure", async () => {
  const user = userEvent.setup();
  const api = openWith({ id: 3 });
  api.cutOff("GET /address");
  await renderAt(routes, "/address");
  expect(await screen.findByText("Network Error")).toBeVisible();
  api.answer("GET /address", AddressListAnswer, { data: [anAddress()] });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/Wardhaman Nagar/)).toBeVisible();
});

it("has no accessibility faults that a machine can find", async () => {
  openWith({ id: 3 });
  const tab = await renderAt(routes, "/address");
  await screen.findByText("Agrawal Traders");
  await expect(document.body).toHaveNoAxeViolations();
  await tab.go("/address?mode=add");
  await expect(document.body).toHaveNoAxeViolations();
});
