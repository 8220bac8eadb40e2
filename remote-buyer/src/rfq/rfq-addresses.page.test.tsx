import { AddressListAnswer, PincodeAnswer } from "@mandi/shared/contract/address";
import { setDelivery } from "@mandi/shared/session";
import { anAddress } from "@mandi/shared/testing/buyer-builders/address";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { beOnPhone } from "@mandi/shared/testing/on-phone";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { handedOver } from "../testing/handed-over";
import { billing, chooseButibori, consignee, group, loaded, openRfq, submit, writeMessage } from "../testing/rfq-page";

afterEach(() => jest.restoreAllMocks());

it("delivers to the saved address at the place of delivery without moving it later, bills no address unasked, and warns when a chosen one is elsewhere", async () => {
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
  expect(screen.getByText(/^You asked for 440001 Satara; the goods would go to \d{6} Nagpur/)).toBeVisible();
  act(() => setDelivery({ pincode: "411057", city: "Pune" }));
  await user.click(screen.getByRole("button", { name: "Deliver to Pune site, 411057" }));
  expect(consignee(/Pune site/)).toBeChecked();
  act(() => setDelivery(null));
});

it("delivers to the only address of the city where none has the typed pincode, says so, and adds one for it in place", async () => {
  const user = userEvent.setup();
  const api = openRfq();
  const pune = anAddress({ id: 2, company_name: "Pune site", city: "Pune", pincode: "411057" });
  api.answer("GET /address", AddressListAnswer, { data: [pune] });
  api.answer("GET /get-address/:pincode", PincodeAnswer, { data: { city: "Pune", state: "Maharashtra" } });
  api.confirm("POST /address", "Address saved successfully");
  act(() => setDelivery({ pincode: "411045", city: "Pune" }));
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await waitFor(() => expect(billing(/Pune site/)).toBeChecked());
  expect(consignee(/Pune site/)).toBeChecked();
  expect(screen.getByText("You asked for 411045 Pune; the goods would go to 411057 Pune.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Deliver to/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Add the address for 411045" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add address" }));
  expect(dialog.getByLabelText("Pincode")).toHaveValue("411045");
  expect(dialog.getByLabelText("Phone")).toHaveValue("9000000001");
  await waitFor(() => expect(dialog.getByLabelText("City")).toHaveValue("Pune"));
  for (const [label, text] of [
    ["Company name", "Baner site"],
    ["GST number", "URP"],
    ["Address line 1", "Gate 3"],
    ["Address line 2", "Baner"],
  ] as const) {
    await user.type(dialog.getByLabelText(label), text);
  }
  const baner = anAddress({ id: 3, company_name: "Baner site", city: "Pune", pincode: "411045" });
  api.answer("GET /address", AddressListAnswer, { data: [pune, baner] });
  await user.click(dialog.getByRole("button", { name: "Save address" }));
  await waitFor(() => expect(consignee(/Baner site/)).toBeChecked());
  await waitFor(() => expect(consignee(/Baner site/)).toHaveFocus());
  expect(billing(/Pune site/)).toBeChecked();
  expect(screen.queryByText(/^You asked for/)).not.toBeInTheDocument();
  act(() => setDelivery(null));
});

it("sends a request to the only address of the city that was asked for, without another choice", async () => {
  const user = userEvent.setup();
  const api = openRfq();
  const pune = anAddress({ id: 2, company_name: "Pune site", city: " pune", pincode: "411057" });
  api.answer("GET /address", AddressListAnswer, { data: [{ ...anAddress({ id: 1 }), is_last_billed: true }, pune] });
  act(() => setDelivery({ pincode: "411001", city: "Pune" }));
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await waitFor(() => expect(consignee(/Pune site/)).toBeChecked());
  await user.click(submit());
  await waitFor(() => expect(api.calls("POST /product-enquiry")).toHaveLength(1));
  expect(api.calls("POST /product-enquiry")[0]?.body).toMatchObject({ billing_address: 1, consignee_detail: 2 });
  act(() => setDelivery(null));
});

it("chooses none of several addresses of the city that was asked for, and says that they have other pincodes", async () => {
  const api = openRfq();
  const pune = anAddress({ id: 2, company_name: "Pune site", city: "Pune", pincode: "411057" });
  api.answer("GET /address", AddressListAnswer, { data: [pune, { ...pune, id: 3, company_name: "Pune yard" }] });
  act(() => setDelivery({ pincode: "411001", city: "Pune" }));
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  expect(
    await screen.findByText("You asked for 411001 Pune. Your saved addresses there have other pincodes."),
  ).toBeVisible();
  for (const address of within(group("Consignee")).getAllByRole("radio")) expect(address).not.toBeChecked();
  expect(screen.queryByRole("button", { name: /^Deliver to/ })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Add the address for 411001" })).toBeVisible();
  act(() => setDelivery(null));
});

it("offers the only address of a city that is asked for later", async () => {
  const user = userEvent.setup();
  const api = openRfq();
  const pune = anAddress({ id: 2, company_name: "Pune site", city: "Pune", pincode: "411057" });
  api.answer("GET /address", AddressListAnswer, { data: [anAddress({ id: 1 }), pune] });
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  act(() => setDelivery({ pincode: "411001", city: "Pune" }));
  expect(consignee(/Pune site/)).not.toBeChecked();
  await user.click(await screen.findByRole("button", { name: "Deliver to Pune site, 411057" }));
  expect(consignee(/Pune site/)).toBeChecked();
  act(() => setDelivery(null));
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
  expect(screen.getAllByText(/Add one here; your request stays as it is.$/)).toHaveLength(1);
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "Add address" })).toBeVisible();
  expect(api.calls("POST /product-enquiry")).toHaveLength(0);
});

it("opens the first address of a new buyer with the typed pincode and their own phone", async () => {
  const user = userEvent.setup();
  const api = openRfq();
  api.answer("GET /address", AddressListAnswer, { data: [] });
  api.answer("GET /get-address/:pincode", PincodeAnswer, { data: { city: "Pune", state: "Maharashtra" } });
  act(() => setDelivery({ pincode: "411026", city: "Pune" }));
  await renderAt(routes, "/create-rfq", handedOver);
  await user.click(await screen.findByRole("button", { name: "Add the address for 411026" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add address" }));
  expect(dialog.getByLabelText("Pincode")).toHaveValue("411026");
  expect(dialog.getByLabelText("Phone")).toHaveValue("9000000001");
  await waitFor(() => expect(dialog.getByLabelText("City")).toHaveValue("Pune"));
  act(() => setDelivery(null));
});

it("bills the address of the last request from the start, first and named as such, and chooses no consignee of several (R-269, R-270)", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  const api = openRfq();
  api.answer("GET /address", AddressListAnswer, {
    data: [anAddress({ id: 1 }), { ...anAddress({ id: 2, company_name: "Butibori yard" }), is_last_billed: true }],
  });
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  const choices = (name: string) => within(group(name)).getAllByRole("radio");
  expect(choices("Billing address")[0]).toBe(billing(/^Butibori yard.*last used$/));
  expect(choices("Consignee")[0]).toBe(consignee(/^Agrawal Traders/));
  expect(billing(/^Butibori yard/)).toBeChecked();
  for (const address of choices("Consignee")) expect(address).not.toBeChecked();
  await user.click(submit());
  expect(notices.map(({ text }) => text)).toEqual(["Please select consignee detail"]);
  expect(api.calls("POST /product-enquiry")).toHaveLength(0);
  await user.click(billing(/^Agrawal Traders/));
  await user.click(consignee(/^Butibori yard/));
  await user.click(submit());
  await waitFor(() => expect(api.calls("POST /product-enquiry")).toHaveLength(1));
  expect(api.calls("POST /product-enquiry")[0]?.body).toMatchObject({ billing_address: 1, consignee_detail: 2 });
});

it("warns at the billing address that its GST number is impossible, with a link to correct it, and still sends the request", async () => {
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

it("opens with the addresses of the repeated trade, without one that has been removed since", async () => {
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

it("shows on a phone the chosen address, the others on demand, and total and button in a bar", async () => {
  beOnPhone();
  const user = userEvent.setup();
  const api = openRfq();
  api.answer("GET /address", AddressListAnswer, {
    data: [
      anAddress({ id: 1 }),
      anAddress({ id: 2, company_name: "Pune site", city: "Pune", pincode: "411057" }),
      anAddress({ id: 3, company_name: "Hyderabad site", city: "Hyderabad", pincode: "500032" }),
    ],
  });
  act(() => setDelivery({ pincode: "411057", city: "Pune" }));
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await waitFor(() => expect(within(group("Consignee")).getAllByRole("radio")).toHaveLength(1));
  expect(consignee(/Pune site/)).toBeChecked();
  expect(within(group("Billing address")).getAllByRole("radio")).toHaveLength(3);
  await user.click(screen.getByRole("button", { name: "Choose another address (2)" }));
  expect(consignee(/Pune site/)).toHaveFocus();
  await user.click(consignee(/Hyderabad site/));
  expect(within(group("Consignee")).getAllByRole("radio")).toHaveLength(3);
  await user.click(billing(/^Agrawal Traders/));
  await writeMessage(user);
  expect(screen.getByText(/^Total ex-factory, /)).toBeVisible();
  await user.click(submit());
  await waitFor(() => expect(api.calls("POST /product-enquiry")).toHaveLength(1));
  expect(api.calls("POST /product-enquiry")[0]?.body).toMatchObject({ billing_address: 1, consignee_detail: 3 });
  act(() => setDelivery(null));
});
