import { BrandListAnswer, BrandProductListAnswer } from "@mandi/shared/contract/product-list";
import { CustomerProfileAnswer, SellerProfileAnswer, TransporterProfileAnswer } from "@mandi/shared/contract/profile";
import { ConfigAnswer } from "@mandi/shared/contract/site-config";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { aBrand, aConfig } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const productsRoute = "GET /seller-commodity-product-list/:id";
const profile = {
  name: "Rakesh Agrawal",
  phone: "9000000001",
  email: "rakesh@agrawal.example",
  user_detail: { company_name: "Agrawal Traders", gst_number: "", pan_number: "", company_address: "", type: [] },
};

function openEnquiry() {
  const api = fakeApi();
  api.answer("GET /brand-list", BrandListAnswer, {
    brand_list: [aBrand({ id: 3 }), aBrand({ id: 4, name: "Shikhar TMT" })],
  });
  api.answer("GET /customer/profile", CustomerProfileAnswer, { data: profile });
  api.answer(productsRoute, BrandProductListAnswer, ({ params }) => ({
    product_list: params["id"] === "3" ? [{ id: 41, name: "TMT Bar, Raipur" }] : [{ id: 52, name: "Wire rod, Jalna" }],
  }));
  api.answer("GET /config", ConfigAnswer, aConfig());
  api.confirm("POST /general-enquiry", "Enquiry sent successfully");
  return api;
}

const submit = () => screen.getByRole("button", { name: "Submit" });

async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(screen.getByLabelText("Delivery location"), "Nagpur");
  await user.selectOptions(screen.getByLabelText("Brand"), "Kaveri Ispat");
  await screen.findByRole("option", { name: "TMT Bar, Raipur" });
  await user.selectOptions(screen.getByLabelText("Product"), "TMT Bar, Raipur");
  await user.type(screen.getByLabelText("Requirement"), "12 mm, 30 MT");
}

it("is filled in from the profile of a buyer (R-111)", async () => {
  signInAs("customer");
  openEnquiry();
  await renderAt(routes, "/enquiry");
  expect(await screen.findByLabelText("Name")).toHaveValue("Rakesh Agrawal");
  expect(screen.getByLabelText(/Company name/)).toHaveValue("Agrawal Traders");
  expect(screen.getByLabelText("Phone")).toHaveValue("9000000001");
  expect(screen.getByRole("textbox", { name: /E-mail/ })).toHaveValue("rakesh@agrawal.example");
});

it("is filled in from the profile of a seller (R-111)", async () => {
  signInAs("seller");
  const api = openEnquiry();
  api.answer("GET /seller/profile", SellerProfileAnswer, {
    data: {
      name: "Asha Rao",
      phone: "9000000011",
      email: "",
      business_details: { name: "Rao Steels", seller_type: [] },
      kyc_details: { gst_number: "22AAAAA0000A1Z5", identity_number: "", address: "" },
    },
  });
  await renderAt(routes, "/enquiry");
  expect(await screen.findByLabelText(/Company name/)).toHaveValue("Rao Steels");
  expect(screen.getByLabelText(/GST number/)).toHaveValue("22AAAAA0000A1Z5");
  expect(api.calls("GET /customer/profile")).toHaveLength(0);
});

it("is filled in from the profile of a transporter (R-111)", async () => {
  signInAs("transporter");
  const api = openEnquiry();
  const transporter_detail = {
    company_name: "Fast Freight",
    gst_number: "",
    address: "",
    alternate_phone: "",
    aadhar_number: "",
  };
  api.answer("GET /transporter/profile", TransporterProfileAnswer, {
    data: { name: "Balwinder", email: "", phone: "9000000021", transporter_detail },
  });
  await renderAt(routes, "/enquiry");
  expect(await screen.findByLabelText(/Company name/)).toHaveValue("Fast Freight");
});

it("is filled in from the session when the profile does not load", async () => {
  signInAs("customer", { name: "Rakesh" });
  const api = openEnquiry();
  api.refuse("GET /customer/profile", 503);
  await renderAt(routes, "/enquiry");
  expect(await screen.findByLabelText("Name")).toHaveValue("Rakesh");
});

it("names everything that is missing and sends nothing (R-260, R-261, R-262, R-263, R-264, R-265)", async () => {
  const user = userEvent.setup();
  signInAs("customer");
  const api = openEnquiry();
  await renderAt(routes, "/enquiry");
  await user.clear(await screen.findByLabelText("Name"));
  await user.clear(screen.getByLabelText("Phone"));
  await user.type(screen.getByLabelText("Phone"), "12345");
  await user.click(submit());
  for (const text of [
    "Please enter your name",
    "Please enter valid phone number",
    "Please enter delivery location",
    "Please select brand",
    "Please select product",
    "Please enter requirement",
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  await waitFor(() => expect(screen.getByLabelText("Name")).toHaveFocus());
  expect(api.calls("POST /general-enquiry")).toHaveLength(0);
});

it("is sent without company, e-mail, GST number and message (R-266)", async () => {
  const user = userEvent.setup();
  signInAs("customer");
  const api = openEnquiry();
  await renderAt(routes, "/enquiry");
  await user.clear(await screen.findByLabelText(/Company name/));
  await user.clear(screen.getByRole("textbox", { name: /E-mail/ }));
  await fillIn(user);
  await user.click(submit());
  await waitFor(() => expect(api.calls("POST /general-enquiry")).toHaveLength(1));
  expect(api.calls("POST /general-enquiry")[0]?.body).toMatchObject({ requirement: "12 mm, 30 MT" });
  for (const name of ["company_name", "email", "gst_number", "message"])
    expect(api.calls("POST /general-enquiry")[0]?.body).not.toHaveProperty(name, expect.stringMatching(/./));
});

it("loads the products of the chosen brand, and those of another brand instead (R-111)", async () => {
  const user = userEvent.setup();
  signInAs("customer");
  const api = openEnquiry();
  await renderAt(routes, "/enquiry");
  expect(await screen.findByLabelText("Product")).toBeDisabled();
  await user.selectOptions(screen.getByLabelText("Brand"), "Kaveri Ispat");
  await screen.findByRole("option", { name: "TMT Bar, Raipur" });
  await user.selectOptions(screen.getByLabelText("Product"), "TMT Bar, Raipur");
  await user.selectOptions(screen.getByLabelText("Brand"), "Shikhar TMT");
  await screen.findByRole("option", { name: "Wire rod, Jalna" });
  expect(screen.queryByRole("option", { name: "TMT Bar, Raipur" })).not.toBeInTheDocument();
  expect(screen.getByLabelText("Product")).toHaveValue("");
  expect(api.calls(productsRoute).map(({ params }) => params["id"])).toEqual(["3", "4"]);
});

it("shows at the field when the products of a brand do not load, and tries again", async () => {
  const user = userEvent.setup();
  signInAs("customer");
  const api = openEnquiry();
  api.cutOff(productsRoute);
  await renderAt(routes, "/enquiry");
  await user.selectOptions(await screen.findByLabelText("Brand"), "Kaveri Ispat");
  expect(await screen.findByText("The products of this brand did not load.")).toBeVisible();
  api.answer(productsRoute, BrandProductListAnswer, { product_list: [{ id: 41, name: "TMT Bar, Raipur" }] });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("option", { name: "TMT Bar, Raipur" })).toBeInTheDocument();
});

it("sends the enquiry once, shows the server's message for 1500 ms, and enables the button again after 2 s (R-036, R-256)", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const notices = listenToNotices();
  signInAs("customer");
  const api = openEnquiry();
  await renderAt(routes, "/enquiry");
  await screen.findByLabelText("Name");
  await fillIn(user);
  // Both presses and everything that follows in one `act`: a promise that settles between two would update outside of
  // any.
  await act(async () => {
    fireEvent.click(submit());
    fireEvent.click(submit());
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByLabelText("Delivery location")).toHaveValue("");
  expect(api.calls("POST /general-enquiry").map(({ body }) => body)).toEqual([
    {
      name: "Rakesh Agrawal",
      company_name: "Agrawal Traders",
      contact_number: "9000000001",
      email: "rakesh@agrawal.example",
      gst_number: "",
      delivery_location: "Nagpur",
      brand_id: 3,
      seller_commodity_product_id: 41,
      requirement: "12 mm, 30 MT",
      message: "",
    },
  ]);
  expect(notices).toEqual([{ tone: "success", text: "Enquiry sent successfully", durationMs: 1500 }]);
  expect(screen.getByLabelText("Name")).toHaveValue("Rakesh Agrawal");
  expect(submit()).toHaveAttribute("aria-disabled", "true");
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(submit()).not.toHaveAttribute("aria-disabled");
  jest.useRealTimers();
});

it("keeps what is written while an enquiry is being sent, for the next one", async () => {
  const user = userEvent.setup();
  signInAs("customer");
  const api = openEnquiry();
  await renderAt(routes, "/enquiry");
  await screen.findByLabelText("Name");
  await fillIn(user);
  const { release } = api.hold("POST /general-enquiry");
  await user.click(submit());
  await user.type(screen.getByLabelText("Delivery location"), ", MIDC");
  release();
  await waitFor(() => expect(screen.getByLabelText("Requirement")).toHaveValue(""));
  expect(screen.getByLabelText("Delivery location")).toHaveValue("Nagpur, MIDC");
  expect(screen.getByLabelText("Name")).toHaveValue("Rakesh Agrawal");
});

it("shows the server's refusal in a toast and at the field it names, and keeps what was written (R-436)", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  signInAs("customer");
  const api = openEnquiry();
  api.refuse("POST /general-enquiry", 422, {
    message: "This product is no longer on offer",
    errors: { seller_commodity_product_id: ["Please select product"] },
  });
  await renderAt(routes, "/enquiry");
  await screen.findByLabelText("Name");
  await fillIn(user);
  await user.click(submit());
  expect(await screen.findByText("Please select product")).toBeVisible();
  expect(notices).toEqual([{ tone: "error", text: "This product is no longer on offer", durationMs: 1500 }]);
  expect(screen.queryByText("This product is no longer on offer")).not.toBeInTheDocument();
  expect(screen.getByLabelText("Delivery location")).toHaveValue("Nagpur");
  expect(screen.getByLabelText("Requirement")).toHaveValue("12 mm, 30 MT");
});

it("warns of a GST number that looks wrong but accepts it", async () => {
  const user = userEvent.setup();
  signInAs("customer");
  const api = openEnquiry();
  await renderAt(routes, "/enquiry");
  await user.type(await screen.findByLabelText(/GST number/), "22AAAAA");
  await user.tab();
  expect(screen.getByLabelText(/GST number/)).toHaveAccessibleDescription(/15/);
  await fillIn(user);
  await user.click(submit());
  await waitFor(() => expect(api.calls("POST /general-enquiry")).toHaveLength(1));
});

it("has no accessibility faults that a machine can find", async () => {
  signInAs("customer");
  openEnquiry();
  await renderAt(routes, "/enquiry");
  await screen.findByLabelText("Name");
  await expect(document.body).toHaveNoAxeViolations();
});
