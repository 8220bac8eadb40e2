import { AddressListAnswer } from "@mandi/shared/contract/address";
import { ProductDetailAnswer } from "@mandi/shared/contract/product-detail";
import { CreateQuotationGroupAnswer } from "@mandi/shared/contract/quotation-group";
import { setDelivery } from "@mandi/shared/session";
import { anAddress } from "@mandi/shared/testing/buyer-builders/address";
import { aProductDetail } from "@mandi/shared/testing/buyer-builders/product";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { handedOver } from "../testing/handed-over";
import { billing, chooseButibori, consignee, group, loaded, openRfq, submit, writeMessage } from "../testing/rfq-page";

it("goes home without what product detail hands over (R-128)", async () => {
  openRfq();
  const tab = await renderAt(routes, "/create-rfq");
  await waitFor(() => expect(tab.address()).toBe("/"));
});

it("begins with the offers that its address names, each in the size and quantity of the address", async () => {
  const user = userEvent.setup();
  const api = openRfq();
  api.answer("GET /product-detail/:id", ProductDetailAnswer, ({ params }) => ({
    products_data: aProductDetail({ seller_commodity_product_id: Number(params["id"]) }),
    seller_product_list: [],
  }));
  api.answer("POST /product-enquiry-group", CreateQuotationGroupAnswer, {
    message: "Your request has been sent",
    ids: [7, 8],
  });
  const tab = await renderAt(routes, "/create-rfq?offers=41%7C42&size=12+mm&mt=25");
  await loaded();
  expect(tab.address()).toBe("/create-rfq");
  expect(screen.getAllByText("12 mm 25 MT")).toHaveLength(2);
  await chooseButibori(user);
  await writeMessage(user);
  await user.click(submit());
  await waitFor(() => expect(tab.address()).toBe("/quotation-list"));
});

it("says so when none of the named offers comes in the size", async () => {
  const api = openRfq();
  api.answer("GET /product-detail/:id", ProductDetailAnswer, {
    products_data: aProductDetail(),
    seller_product_list: [],
  });
  await renderAt(routes, "/create-rfq?offers=41&size=99+mm&mt=25");
  expect(await screen.findByText("None of these offers comes in this size")).toBeVisible();
});

it("asks for billing address and consignee in toasts and at the fields, and sends nothing (R-269, R-270, R-312)", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  const api = openRfq();
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await user.click(submit());
  expect(notices.map(({ text }) => text)).toEqual(["Please select billing address"]);
  expect(await screen.findByText("Please select consignee detail")).toBeVisible();
  await user.click(billing(/^Agrawal Traders/));
  await user.click(submit());
  expect(notices.map(({ text }) => text)).toEqual(["Please select billing address", "Please select consignee detail"]);
  expect(api.calls("POST /product-enquiry")).toHaveLength(0);
});

it("asks for the message that it stars, in a toast and at the field, and sends the request with one (R-131, R-271)", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  const api = openRfq();
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await chooseButibori(user);
  await user.clear(screen.getByLabelText("Message"));
  await user.type(screen.getByLabelText("Message"), "  ");
  await user.click(submit());
  expect(notices.map(({ text }) => text)).toEqual(["Please enter a message"]);
  expect(await screen.findByText("Please enter a message")).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText("Message")).toHaveFocus());
  expect(api.calls("POST /product-enquiry")).toHaveLength(0);
  await writeMessage(user);
  expect(screen.queryByText("Please enter a message")).not.toBeInTheDocument();
  await user.click(submit());
  await waitFor(() => expect(api.calls("POST /product-enquiry")).toHaveLength(1));
  expect(api.calls("POST /product-enquiry")[0]?.body).toMatchObject({ description: "Before noon" });
});

it("opens with a message that fits every request, so that nobody has to write one (R-131)", async () => {
  const user = userEvent.setup();
  const api = openRfq();
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await chooseButibori(user);
  await user.click(submit());
  await waitFor(() => expect(api.calls("POST /product-enquiry")).toHaveLength(1));
  expect(api.calls("POST /product-enquiry")[0]?.body).toMatchObject({ description: "Please quote your best price." });
});

it("delivers to the saved address at the place of delivery, which moves no more, bills none unasked, and says where a chosen one is elsewhere", async () => {
  const user = userEvent.setup();
  const api = openRfq();
  api.answer("GET /address", AddressListAnswer, {
    data: [
      anAddress({ id: 1 }),
      anAddress({ id: 2, company_name: "Pune site", city: "Pune", pincode: "411057" }),
      anAddress({ id: 3, company_name: "Pune office", city: "Pune", pincode: "411001" }),
    ],
  });
  act(() => setDelivery({ pincode: "411057", city: "Pune" }));
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await waitFor(() => expect(consignee(/Pune site/)).toBeChecked());
  for (const address of within(group("Billing address")).getAllByRole("radio")) expect(address).not.toBeChecked();
  expect(screen.queryByText(/^You asked for/)).not.toBeInTheDocument();
  act(() => setDelivery({ pincode: "440001", city: "Satara" }));
  expect(consignee(/Pune site/)).toBeChecked();
  await user.click(consignee(/^Agrawal Traders/));
  expect(screen.getByText(/^You asked for Satara 440001; this address is in Nagpur/)).toBeVisible();
  act(() => setDelivery(null));
});

it("refuses at the field a day that is over, before anything is sent", async () => {
  const user = userEvent.setup();
  const api = openRfq();
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await chooseButibori(user);
  await writeMessage(user);
  const day = screen.getByLabelText(/^Needed by/);
  fireEvent.change(day, { target: { value: "2020-01-01" } });
  await user.click(submit());
  expect(day).toBeInvalid();
  expect(await screen.findByText("This day is over. Please choose today or a later day.")).toBeVisible();
  expect(api.calls("POST /product-enquiry-group")).toHaveLength(0);
  expect(day).toHaveValue("2020-01-01");
});

it("leads a buyer without an address from Submit to Add address, with the reason beside it", async () => {
  const user = userEvent.setup();
  const api = openRfq();
  api.answer("GET /address", AddressListAnswer, { data: [] });
  await renderAt(routes, "/create-rfq", handedOver);
  const addBilling = async () =>
    within(await screen.findByRole("region", { name: "Billing address" })).findByRole("button", {
      name: "Add address",
    });
  await addBilling();

  await user.click(submit());

  await waitFor(async () => expect(await addBilling()).toHaveFocus());
  expect(await addBilling()).toHaveAccessibleDescription("Please select billing address");
  expect(screen.getByText("Please select billing address")).toBeVisible();
  expect(screen.getAllByText("Add one here; your request stays as it is.")).toHaveLength(2);
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "Add address" })).toBeVisible();
  expect(api.calls("POST /product-enquiry")).toHaveLength(0);
});

it("says at the billing address that its GST number cannot be one, with the way to correct it, and lets the request go", async () => {
  const user = userEvent.setup();
  const api = openRfq();
  api.answer("GET /address", AddressListAnswer, {
    data: [
      anAddress({ id: 1 }),
      anAddress({ id: 2, company_name: "Butibori yard", gst: "ABC" }),
      anAddress({ id: 3, company_name: "Own house", gst: "URP" }),
    ],
  });
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  const warning = () => screen.queryByText(/cannot be a GSTIN/);
  for (const name of [/^Agrawal Traders/, /^Own house/]) {
    await user.click(billing(name));
    expect(warning()).not.toBeInTheDocument();
  }
  await user.click(billing(/^Butibori yard/));
  expect(warning()).toHaveTextContent("ABC cannot be a GSTIN, and your tax invoice will carry it.");
  expect(screen.getByRole("link", { name: "Change address" })).toHaveAttribute("href", "/address?mode=edit&id=2");
  await user.click(screen.getByRole("checkbox", { name: "Same as billing address" }));
  await writeMessage(user);
  await user.click(submit());
  await waitFor(() => expect(api.calls("POST /product-enquiry")).toHaveLength(1));
});

it("opens with the addresses of the trade that is asked for again, and without one that was removed since", async () => {
  openRfq();
  await renderAt(routes, "/create-rfq", { ...handedOver, addresses: { billing: 2, consignee: 9 } });
  await loaded();
  expect(billing(/Butibori/)).toBeChecked();
  for (const address of within(group("Consignee")).getAllByRole("radio")) expect(address).not.toBeChecked();
  await userEvent.setup().click(submit());
  expect(await screen.findByText("Please select consignee detail")).toBeVisible();
});
it("copies the billing choice to the consignee (R-129)", async () => {
  const user = userEvent.setup();
  const api = openRfq();
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await chooseButibori(user);
  await writeMessage(user);
  await user.click(submit());
  await waitFor(() => expect(api.calls("POST /product-enquiry")).toHaveLength(1));
  expect(api.calls("POST /product-enquiry")[0]?.body).toEqual(
    expect.objectContaining({ billing_address: 2, consignee_detail: 2 }),
  );
});

it("offers the six purposes with Trading chosen, so that it never blocks (R-130, R-271)", async () => {
  openRfq();
  await renderAt(routes, "/create-rfq", handedOver);
  const purpose = await screen.findByLabelText("Buying purpose");
  expect(purpose).toHaveValue("Trading");
  expect(
    within(purpose)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Trading", "Retail", "Wholesale", "Personal Use", "For Government/Private Projects", "Other"]);
});

it("sends the request once with a key of its own, and goes to the quotation list after 1.5 s (R-131, R-132, R-330, R-256)", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const notices = listenToNotices();
  const api = openRfq();
  const tab = await renderAt(
    routes.filter(({ path }) => path !== "/quotation-list"),
    "/create-rfq",
    handedOver,
  );
  await loaded();
  await user.click(billing(/^Agrawal Traders/));
  await user.click(consignee(/Butibori/));
  await writeMessage(user);
  await user.dblClick(submit());
  await act(() => jest.advanceTimersByTimeAsync(0));
  const calls = api.calls("POST /product-enquiry");
  expect(calls.map(({ body }) => body)).toEqual([
    {
      commodity_product_id: 1,
      brand_id: 3,
      origin_city: "Raipur",
      quality: "Fe 500D",
      packaging_charge: 1,
      variation: handedOver.variation,
      billing_address: 1,
      consignee_detail: 2,
      purpose: "Trading",
      description: "Before noon",
    },
  ]);
  expect(calls[0]?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
  expect(notices).toEqual([{ tone: "success", text: "Your request has been sent", durationMs: 1500 }]);
  await act(() => jest.advanceTimersByTimeAsync(1400));
  expect(tab.address()).toBe("/create-rfq");
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(tab.address()).toBe("/quotation-list");
  jest.useRealTimers();
});

it("adds an address without leaving and chooses it where it was added", async () => {
  const user = userEvent.setup();
  const api = openRfq();
  api.confirm("POST /address", "Address saved successfully");
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await writeMessage(user);
  await user.click(screen.getAllByRole("button", { name: "Add address" })[1] ?? document.body);
  const dialog = await screen.findByRole("dialog", { name: "Add address" });
  for (const [label, text] of [
    ["Company name", "Pune site"],
    ["Phone", "9893000147"],
    ["GST number", "27AAPFU0939F1ZV"],
    ["Address line 1", "Gate 3"],
    ["Address line 2", "Hinjawadi"],
    ["City", "Pune"],
    ["State", "Maharashtra"],
  ] as const) {
    await user.type(within(dialog).getByLabelText(label), text);
  }
  api.refuse("GET /get-address/:pincode", 404, { message: "Pincode Not Found!" });
  await user.type(within(dialog).getByLabelText("Pincode"), "411057");
  api.answer("GET /address", AddressListAnswer, {
    data: [
      anAddress({ id: 1 }),
      anAddress({ id: 2, company_name: "Butibori yard" }),
      anAddress({ id: 3, company_name: "Pune site" }),
    ],
  });
  await user.click(within(dialog).getByRole("button", { name: "Save address" }));
  await waitFor(() => expect(consignee(/Pune site/)).toBeChecked());
  expect(screen.getByLabelText("Message")).toHaveValue("Before noon");
});

it("has no accessibility faults that a machine can find", async () => {
  openRfq();
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await expect(document.body).toHaveNoAxeViolations();
});
