import { CustomerProfileAnswer, SellerProfileAnswer, TransporterProfileAnswer } from "@mandi/shared/contract/profile";
import { RegistrationInfoAnswer } from "@mandi/shared/contract/registration";
import { UserDocumentListAnswer } from "@mandi/shared/contract/user-document";
import { sessionStore } from "@mandi/shared/session";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const save = () => screen.getByRole("button", { name: "Save profile" });

const buyer = {
  name: "Rakesh Agrawal",
  phone: "9000000001",
  email: "",
  user_detail: {
    company_name: "Agrawal Traders",
    gst_number: "27AAPFU0939F1ZV",
    pan_number: "",
    company_address: "",
    type: [{ id: 1, name: "Trader" }],
  },
};

const seller = {
  name: "Asha Rao",
  phone: "9000000011",
  email: "asha@rao.example",
  business_details: { name: "Rao Steels", seller_type: [{ id: 5, name: "Stockist" }] },
  kyc_details: { gst_number: "", identity_number: "AAPFU0939F", address: "Raipur" },
};

const transporter = {
  name: "Balwinder",
  email: "b@fast.example",
  phone: "9000000021",
  transporter_detail: {
    company_name: "Fast Freight",
    gst_number: "",
    address: "",
    alternate_phone: "",
    aadhar_number: "234123412346",
  },
};

function openBuyer() {
  signInAs("customer");
  const api = fakeApi();
  api.answer("GET /registration-form-info", RegistrationInfoAnswer, {
    business_type: [
      { id: 1, name: "Trader" },
      { id: 2, name: "Contractor" },
    ],
    seller_type: [{ id: 5, name: "Stockist" }],
  });
  api.answer("GET /customer/profile", CustomerProfileAnswer, { data: buyer });
  api.answer("GET /seller/profile", SellerProfileAnswer, { data: seller });
  api.answer("GET /transporter/profile", TransporterProfileAnswer, { data: transporter });
  api.answer("GET /user-document", UserDocumentListAnswer, { data: [] });
  return api;
}

afterEach(() => jest.useRealTimers());

it("shows a buyer's own profile and fetches no other (R-155, R-426)", async () => {
  const api = openBuyer();
  await renderAt(routes, "/profile");
  expect(await screen.findByText("Agrawal Traders")).toBeVisible();
  expect(screen.getByText("+91 90000 00001")).toBeVisible();
  expect(screen.getByText("Trader")).toBeVisible();
  expect(api.calls("GET /seller/profile")).toHaveLength(0);
});

it("saves a buyer's profile, shows the message for 1500 ms and renames the user everywhere (R-349, R-036)", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  const api = openBuyer();
  api.confirm("POST /customer/update-profile", "Profile updated");
  const tab = await renderAt(routes, "/profile?mode=edit");
  const name = await screen.findByLabelText("Name");
  await user.clear(name);
  await user.type(name, "Rakesh A.");
  await user.click(await screen.findByRole("button", { name: "Contractor" }));
  await user.click(screen.getByRole("button", { name: "Use AAPFU0939F" }));
  await user.click(save());
  await waitFor(() => expect(tab.address()).toBe("/profile"));
  expect(api.calls("POST /customer/update-profile").map(({ body }) => body)).toEqual([
    {
      name: "Rakesh A.",
      company_name: "Agrawal Traders",
      email: "",
      type: [1, 2],
      gst_number: "27AAPFU0939F1ZV",
      pan_number: "AAPFU0939F",
      company_address: "",
    },
  ]);
  expect(notices).toEqual([{ tone: "success", text: "Profile updated", durationMs: 1500 }]);
  expect(sessionStore.getState().user).toEqual(expect.objectContaining({ name: "Rakesh A.", type: "customer" }));
});

it("closes a saved profile 1.5 s after its message and not before, and then shows what was saved (R-349)", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const notices = listenToNotices();
  const api = openBuyer();
  api.confirm("POST /customer/update-profile", "Profile updated");
  const tab = await renderAt(routes, "/profile?mode=edit");
  await user.type(await screen.findByLabelText("Name"), " A.");
  const readsBefore = api.calls("GET /customer/profile").length;

  await user.click(save());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(notices).toEqual([{ tone: "success", text: "Profile updated", durationMs: 1500 }]);

  await act(() => jest.advanceTimersByTimeAsync(1_400));
  expect(tab.address()).toBe("/profile?mode=edit");
  expect(api.calls("GET /customer/profile")).toHaveLength(readsBefore);

  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(tab.address()).toBe("/profile");
  expect(api.calls("GET /customer/profile")).toHaveLength(readsBefore + 1);
});

it("repeats the warning about a GST number that was saved before it was read, where the number is shown", async () => {
  const user = userEvent.setup();
  const api = openBuyer();
  api.confirm("POST /customer/update-profile", "Saved");
  await renderAt(routes, "/profile?mode=edit");
  const gst = await screen.findByLabelText(/^GST number/);
  const short = "A GSTIN has 15 characters: state code, PAN and three more.";
  api.answer("GET /customer/profile", CustomerProfileAnswer, {
    data: { ...buyer, user_detail: { ...buyer.user_detail, gst_number: "27AAPFU0939F1Z" } },
  });
  await user.clear(gst);
  await user.type(gst, "27AAPFU0939F1Z{Enter}");
  await waitFor(() => expect(api.calls("POST /customer/update-profile")).toHaveLength(1));
  expect(screen.getByText(short)).toBeVisible();
  expect(await screen.findByText(`GST number: ${short}`, {}, { timeout: 3000 })).toBeVisible();
  expect(screen.getByText("27AAPFU0939F1Z")).toBeVisible();
});

it.each([
  ["seller", { gst_number: "22AAAAA" }, /^GST number: A GSTIN has 15 characters/],
  ["transporter", { aadhar_number: "1234" }, /^Aadhaar number: /],
] as const)("repeats it for a %s", async (type, wrong, words) => {
  const api = openBuyer();
  signInAs(type);
  api.answer("GET /seller/profile", SellerProfileAnswer, {
    data: { ...seller, kyc_details: { ...seller.kyc_details, ...wrong } },
  });
  api.answer("GET /transporter/profile", TransporterProfileAnswer, {
    data: { ...transporter, transporter_detail: { ...transporter.transporter_detail, ...wrong } },
  });
  await renderAt(routes, "/profile");
  expect(await screen.findByText(words)).toBeVisible();
});

it("requires name and company of a buyer (R-282, R-283)", async () => {
  const user = userEvent.setup();
  const api = openBuyer();
  await renderAt(routes, "/profile?mode=edit");
  await user.clear(await screen.findByLabelText("Name"));
  await user.clear(screen.getByLabelText("Company name"));
  await user.click(save());
  expect(await screen.findByText("Name is required")).toBeVisible();
  expect(screen.getByText("Company name is required")).toBeVisible();
  expect(api.calls("POST /customer/update-profile")).toHaveLength(0);
});

it("requires name, company and GST number of a seller (R-284, R-285, R-286)", async () => {
  const user = userEvent.setup();
  openBuyer();
  signInAs("seller");
  await renderAt(routes, "/profile?mode=edit");
  await user.clear(await screen.findByLabelText("Name"));
  await user.clear(screen.getByLabelText("Company name"));
  await user.click(save());
  for (const text of ["Name is required", "Company name is required", "GST number is required"]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
});

it("saves a seller's profile with the field names of its call (R-352)", async () => {
  const user = userEvent.setup();
  const api = openBuyer();
  api.confirm("POST /seller/update-profile", "Profile updated");
  signInAs("seller");
  await renderAt(routes, "/profile?mode=edit");
  await user.type(await screen.findByLabelText("GST number"), "22AAAAA0000A1Z5");
  await user.click(save());
  await waitFor(() => expect(api.calls("POST /seller/update-profile")).toHaveLength(1));
  expect(api.calls("POST /seller/update-profile")[0]?.body).toEqual({
    user_name: "Asha Rao",
    email: "asha@rao.example",
    seller_type: [5],
    gst_number: "22AAAAA0000A1Z5",
    pan_number: "AAPFU0939F",
    company_name: "Rao Steels",
    address: "Raipur",
  });
});

it("requires name and company of a transporter, spelled as given (R-287, R-288)", async () => {
  const user = userEvent.setup();
  openBuyer();
  signInAs("transporter");
  await renderAt(routes, "/profile?mode=edit");
  await user.clear(await screen.findByLabelText("Name"));
  await user.clear(screen.getByLabelText("Company name"));
  await user.click(save());
  expect(await screen.findByText("Name is requried")).toBeVisible();
  expect(screen.getByText("Company name is requried")).toBeVisible();
});

it("shows a transporter's e-mail and phone without letting them change them, and masks most of the Aadhaar (R-353)", async () => {
  const user = userEvent.setup();
  const api = openBuyer();
  api.confirm("POST /transporter/update-profile", "Profile updated");
  signInAs("transporter");
  const tab = await renderAt(routes, "/profile");
  expect(await screen.findByText("XXXX XXXX 2346")).toBeVisible();
  await tab.go("/profile?mode=edit");
  expect(screen.getByLabelText("E-mail")).toHaveAttribute("readonly");
  expect(screen.getByLabelText("Phone")).toHaveAttribute("readonly");
  await user.click(save());
  await waitFor(() => expect(api.calls("POST /transporter/update-profile")).toHaveLength(1));
  expect(api.calls("POST /transporter/update-profile")[0]?.body).toEqual({
    name: "Balwinder",
    phone: "9000000021",
    gst_number: "",
    address: "",
    company_name: "Fast Freight",
    alternate_phone: "",
    aadhar_number: "234123412346",
  });
});

it("shows the server's refusal for each type in a toast of 1500 ms and keeps the form (R-391, R-395)", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  const api = openBuyer();
  api.refuse("POST /customer/update-profile", 422, { message: "This e-mail is taken" });
  const tab = await renderAt(routes, "/profile?mode=edit");
  await user.type(await screen.findByLabelText(/E-mail/), "a@b.in");
  await user.click(save());
  expect(await screen.findByText("This e-mail is taken")).toBeVisible();
  expect(notices).toEqual([{ tone: "error", text: "This e-mail is taken", durationMs: 1500 }]);
  expect(tab.address()).toBe("/profile?mode=edit");
  expect(screen.getByLabelText(/E-mail/)).toHaveValue("a@b.in");
});

it("has no accessibility faults that a machine can find", async () => {
  openBuyer();
  const tab = await renderAt(routes, "/profile");
  await screen.findByText("Agrawal Traders");
  await expect(document.body).toHaveNoAxeViolations();
  await tab.go("/profile?mode=edit");
  await expect(document.body).toHaveNoAxeViolations();
});

it("logs out the person's other devices and leaves this one logged in", async () => {
  const user = userEvent.setup();
  const api = openBuyer();
  api.confirm("POST /logout-others", "Logged out on 2 other devices.");
  const notices = listenToNotices();
  await renderAt(routes, "/profile");
  await user.click(await screen.findByRole("button", { name: "Log out other devices" }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]).toMatchObject({ tone: "success", text: "Logged out on 2 other devices." });
  expect(sessionStore.getState().user?.type).toBe("customer");
});
