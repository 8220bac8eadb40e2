import { CustomerProfileAnswer } from "@mandi/shared/contract/profile";
import { RegistrationInfoAnswer } from "@mandi/shared/contract/registration";
import { SellerProductListAnswer } from "@mandi/shared/contract/seller-product";
import { sessionStore } from "@mandi/shared/session";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { aSessionUser, signInAs } from "@mandi/shared/testing/fake-session";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { someRegistrationInfo } from "@mandi/shared/testing/seller-builders";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const send = "POST /customer/become-seller";
const profile = {
  name: "Rakesh Agrawal",
  phone: "9000000001",
  email: "rakesh@agrawal.example",
  user_detail: {
    company_name: "Agrawal Traders",
    gst_number: "27AAPFA0939F1ZF",
    pan_number: "AAPFA0939F",
    company_address: "12, Wardha Road, Nagpur",
    type: [],
  },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const freshUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const submit = () => screen.getByRole("button", { name: "Submit" });

async function openForm(prepare: (api: ReturnType<typeof fakeApi>) => void = () => undefined) {
  signInAs("customer");
  const api = fakeApi();
  api.answer("GET /customer/profile", CustomerProfileAnswer, { data: profile });
  api.answer("GET /registration-form-info", RegistrationInfoAnswer, someRegistrationInfo());
  api.answer("GET /seller/commodity-product", SellerProductListAnswer, aPage([]));
  api.confirm(send, "You are a supplier now.");
  prepare(api);
  const tab = await renderAt(routes, "/become-supplier");
  await pass(0);
  return { api, tab };
}

it("is filled in from the profile (R-156)", async () => {
  await openForm();
  for (const [label, value] of [
    ["Name", "Rakesh Agrawal"],
    ["Company name", "Agrawal Traders"],
    ["E-mail", "rakesh@agrawal.example"],
    ["GST number", "27AAPFA0939F1ZF"],
    [/^PAN/, "AAPFA0939F"],
    ["Address", "12, Wardha Road, Nagpur"],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveValue(value);
  }
  jest.useRealTimers(); // axe waits by the real clock.
  await expect(document.body).toHaveNoAxeViolations();
});

it("is filled in from the session when profile and types do not load", async () => {
  await openForm((api) => {
    api.refuse("GET /customer/profile", 503);
    api.cutOff("GET /registration-form-info");
  });
  expect(screen.getByLabelText("Name")).toHaveValue("Rakesh Agrawal");
  expect(screen.getByLabelText("Company name")).toHaveValue("Agrawal Traders");
  expect(screen.getByText(/Your profile did not load/)).toBeVisible();
  expect(screen.getByText(/The supplier types did not load/)).toBeVisible();
});

it("marks the fields that the specification marks with a star, including the supplier types (R-289)", async () => {
  await openForm();
  for (const label of ["Name", "Company name", "E-mail", "GST number", "Supplier type", "Address"]) {
    expect(screen.getByText(label)).toHaveClass("starred");
  }
});

it("requires name, company and GST number, and nothing else (R-289)", async () => {
  const user = freshUser();
  const { api } = await openForm();
  for (const label of ["Name", "Company name", "GST number", "E-mail", "Address"]) {
    await user.clear(screen.getByLabelText(label));
  }
  await user.click(submit());
  await pass(0);
  for (const text of ["Name is required", "Company name is required", "GST number is required"]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(3);
  expect(api.calls(send)).toHaveLength(0);
});

it("warns of a GST number that looks wrong and sends it all the same", async () => {
  const user = freshUser();
  const { api } = await openForm();
  await user.clear(screen.getByLabelText("GST number"));
  await user.type(screen.getByLabelText("GST number"), "123");
  await user.tab();
  expect(screen.getByLabelText("GST number")).toHaveAccessibleDescription(/\S/);
  await user.click(submit());
  await pass(0);
  expect(api.calls(send)).toHaveLength(1);
});

it("turns the session into a seller's with exactly its five keys and goes to My Products after 1.5 s (R-156, R-255, R-405)", async () => {
  const user = freshUser();
  const notices = listenToNotices();
  const { api, tab } = await openForm();
  await user.click(screen.getByRole("button", { name: "Stockist" }));
  await user.clear(screen.getByLabelText("Company name"));
  await user.type(screen.getByLabelText("Company name"), "Agrawal Steels");
  await user.click(submit());
  await user.click(submit());
  await pass(1);
  expect(api.calls(send).map(({ body }) => body)).toEqual([
    {
      user_name: "Rakesh Agrawal",
      email: "rakesh@agrawal.example",
      company_name: "Agrawal Steels",
      seller_type: [2],
      pan_number: "AAPFA0939F",
      gst_number: "27AAPFA0939F1ZF",
      address: "12, Wardha Road, Nagpur",
    },
  ]);
  expect(notices).toEqual([{ tone: "success", text: "You are a supplier now.", durationMs: 2000 }]);
  expect(sessionStore.getState().user).toEqual(aSessionUser({ type: "seller", company_name: "Agrawal Steels" }));
  expect(tab.address()).toBe("/become-supplier");
  await pass(1_500);
  await pass(1);
  expect(tab.address()).toBe("/commodity-products");
});

it("keeps the form and the type after a refusal, shows the server's message, and enables the button again after 2 s (R-395, R-407)", async () => {
  const user = freshUser();
  const notices = listenToNotices();
  const { api, tab } = await openForm();
  api.refuse(send, 422, {
    message: "This GST number is in use",
    errors: { gst_number: ["This GST number is in use"] },
  });
  await user.click(submit());
  await pass(0);
  expect(notices).toEqual([{ tone: "error", text: "This GST number is in use", durationMs: 2000 }]);
  expect(screen.getByLabelText("GST number")).toHaveValue("27AAPFA0939F1ZF");
  expect(sessionStore.getState().user?.type).toBe("customer");
  expect(submit()).toHaveAttribute("aria-disabled", "true");
  await pass(2_000);
  expect(submit()).not.toHaveAttribute("aria-disabled");
  expect(tab.address()).toBe("/become-supplier");
});
