import { CustomerProfileAnswer } from "@mandi/shared/contract/profile";
import { sessionStore } from "@mandi/shared/session";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { renderAt } from "@mandi/shared/testing/render-at";
import { anApplicant } from "@mandi/shared/testing/transporter-builders";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const path = "/become-transporter";
const becomeRoute = "POST /customer/become-transporter";
const routesOfPage = routes.filter(({ path: known }) => known === path);

function openForm() {
  signInAs("customer", { phone: "9000000001" });
  const api = fakeApi();
  api.answer("GET /customer/profile", CustomerProfileAnswer, anApplicant());
  api.confirm(becomeRoute, "You are a transporter now.");
  return api;
}

const submit = () => screen.getByRole("button", { name: "Submit" });

afterEach(() => jest.useRealTimers());

it("shows the hero and a form filled in from the profile (R-185, R-241)", async () => {
  openForm();
  await renderAt(routes, path);
  expect(screen.getByRole("heading", { level: 1, name: "Become a transporter" })).toBeVisible();
  expect(await screen.findByLabelText("Name")).toHaveValue("Sukhdev Yadav");
  expect(screen.getByLabelText("Company Name")).toHaveValue("Bharat Roadlines");
  expect(screen.getByLabelText("GST Number")).toHaveValue("27AAPFU0939F1ZV");
  expect(screen.getByLabelText("Company Address")).toHaveValue("Transport Nagar, Raipur");
  expect(screen.getByLabelText("Alternate Phone")).toHaveValue("");
  expect(screen.getByLabelText("Aadhar Number")).toHaveValue("");
});

it("sends the form with the login phone, changes the account type, and leads to the workspace after 1.5 s (R-186, R-255, R-371)", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const notices = listenToNotices();
  const api = openForm();
  const tab = await renderAt(routesOfPage, path);
  await user.type(await screen.findByLabelText("Alternate Phone"), "98930 00333");
  await user.type(screen.getByLabelText("Aadhar Number"), "2341 2341 2346");
  await user.click(submit());
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(api.calls(becomeRoute).map(({ body }) => body)).toEqual([
    {
      name: "Sukhdev Yadav",
      phone: "9000000001",
      gst_number: "27AAPFU0939F1ZV",
      address: "Transport Nagar, Raipur",
      company_name: "Bharat Roadlines",
      alternate_phone: "9893000333",
      aadhar_number: "234123412346",
    },
  ]);
  expect(notices[0]).toEqual({
    tone: "success",
    text: "You are a transporter now.",
    durationMs: 1500,
  });
  expect(sessionStore.getState().user).toMatchObject({ type: "transporter", company_name: "Bharat Roadlines" });
  expect(tab.address()).toBe(path);
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(tab.address()).toBe("/transporter-products");
});

it("reports what is missing and sends nothing (R-303, R-304)", async () => {
  const user = userEvent.setup();
  const api = openForm();
  await renderAt(routes, path);
  await user.clear(await screen.findByLabelText("Name"));
  await user.clear(screen.getByLabelText("Company Name"));
  await user.click(submit());
  expect(await screen.findByText("Name is required")).toBeVisible();
  expect(screen.getByText("Company name is required")).toBeVisible();
  expect(api.calls(becomeRoute)).toHaveLength(0);
});

it("checks nothing else: it warns about a GST number that looks wrong, and sends it (R-305)", async () => {
  const user = userEvent.setup();
  const api = openForm();
  await renderAt(routes, path);
  const gst = await screen.findByLabelText("GST Number");
  await user.clear(gst);
  await user.type(gst, "22AAAAA0000A1Z5");
  await user.tab();
  expect(gst).toHaveAccessibleDescription(/Please check the GSTIN/);
  await user.clear(screen.getByLabelText("Company Address"));
  await user.click(submit());
  await waitFor(() => expect(api.calls(becomeRoute)).toHaveLength(1));
  expect(api.calls(becomeRoute)[0]?.body).toMatchObject({ gst_number: "22AAAAA0000A1Z5", address: "" });
});

it("shows the Aadhaar number in full only in its own field (E3)", async () => {
  const user = userEvent.setup();
  openForm();
  await renderAt(routes, path);
  const aadhaar = await screen.findByLabelText("Aadhar Number");
  await user.type(aadhaar, "234123412346");
  expect(aadhaar).toHaveAccessibleDescription("You entered XXXX XXXX 2346");
  expect(document.body).not.toHaveTextContent("234123412346");
});

it("keeps a refused form and shows why, at the field too (R-392)", async () => {
  const user = userEvent.setup();
  const api = openForm();
  const message = "Please enter a valid phone number";
  api.refuse(becomeRoute, 422, { message, errors: { alternate_phone: [message] } });
  await renderAt(routes, path);
  await user.type(await screen.findByLabelText("Alternate Phone"), "123");
  await user.click(submit());
  await waitFor(() => expect(screen.getByLabelText("Alternate Phone")).toBeInvalid());
  expect(screen.getByLabelText("Alternate Phone")).toHaveValue("123");
  expect(sessionStore.getState().user?.type).toBe("customer");
});

it("opens without the profile when that does not load", async () => {
  const api = openForm();
  api.refuse("GET /customer/profile", 500);
  await renderAt(routes, path);
  expect(await screen.findByLabelText("Name")).toHaveValue("Rakesh Agrawal");
  expect(screen.getByText("Your profile did not load. Please fill in what is missing.")).toBeVisible();
});

it("has no accessibility faults that a machine can find", async () => {
  openForm();
  await renderAt(routes, path);
  await screen.findByLabelText("Name");
  await expect(document.body).toHaveNoAxeViolations();
});
