import { FreightBillListAnswer } from "@mandi/shared/contract/transporter/freight-bill";
import { TransporterOrderListAnswer } from "@mandi/shared/contract/transporter/order";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { beOnPhone } from "@mandi/shared/testing/on-phone";
import { aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aCarriedFreight, aCarriedOrder, aFreightBill, aTrip } from "@mandi/shared/testing/transporter-builders";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const path = "/transporter-products?view=order";
const listRoute = "GET /transporter/order";

function openOrders(...data: TransporterOrderListAnswer["data"]) {
  signInAs("transporter");
  const api = fakeApi();
  api.answer(listRoute, TransporterOrderListAnswer, aPage(data));
  return api;
}

it("shows an order with number, product, brand, 'Ex-' origin city, category and status (R-189, R-373)", async () => {
  openOrders(aCarriedOrder());
  await renderAt(routes, path);
  const order = await screen.findByRole("article", { name: "Q2627000184" });
  expect(order).toHaveTextContent("TMT Bar");
  expect(order).toHaveTextContent("Kaveri Ispat");
  expect(order).toHaveTextContent("TMT and Reinforcement");
  expect(order).toHaveTextContent("Ex-Raipur");
  expect(order).toHaveTextContent("O2627000031");
  expect(order).toHaveTextContent("confirm");
});

it("shows the category after a point that begins no line, and no point without a category", async () => {
  const { commodity_product: product } = aCarriedOrder();
  const without = { ...product, category: { ...product.category, name: "" } };
  openOrders(aCarriedOrder(), aCarriedOrder({ id: 32, unique_id: "Q2627000185", commodity_product: without }));
  await renderAt(routes, path);
  const order = await screen.findByRole("article", { name: "Q2627000184" });
  expect(order.textContent).toContain("Nagpur\u00a0441122\u00a0· TMT and Reinforcement");
  expect(screen.getByRole("article", { name: "Q2627000185" })).not.toHaveTextContent("·");
});

it("shows in the row what is loaded, where, and on which day", async () => {
  openOrders(
    aCarriedOrder({ dispatch_date: "2026-11-28" }),
    aCarriedOrder({ id: 32, unique_id: "Q2627000185", status: "loading", dispatch_date: "2026-11-28" }),
  );
  await renderAt(routes, path);
  const order = await screen.findByRole("article", { name: "Q2627000184" });
  expect(order).toHaveTextContent("30 MT");
  expect(order).toHaveTextContent("Ex-Raipur 493111 to Nagpur 441122");
  expect(order).toHaveTextContent("Fe 500D, 8 mm, 12 mm · load on 28 Nov 2026");
  expect(screen.getByRole("article", { name: "Q2627000185" })).not.toHaveTextContent("load on");
});

it("opens all details of an order: ids, freight per MT, consignee with phone and pincode, numbered loading addresses (R-190)", async () => {
  const user = userEvent.setup();
  const [first] = aCarriedOrder().loading_address;
  const yard = { address_line_one: "Urla Yard 3", address_line_two: "Gate 2", city: "Raipur", state: "Chhattisgarh" };
  openOrders(aCarriedOrder({ loading_address: [...(first ? [first] : []), { ...yard, pincode: "493221" }] }));
  await renderAt(routes, path);
  await user.click(await screen.findByRole("button", { name: "Order Details" }));
  const dialog = await screen.findByRole("dialog", { name: "Order Details" });
  const facts = [
    "Q2627000184",
    "O2627000031",
    "TMT and Reinforcement",
    "TMT Bar",
    "Kaveri Ispat",
    "Fe 500D",
    "8 mm: 10 MT, 12 mm: 20 MT",
    "Raipur",
    "₹1,820 /MT",
  ];
  for (const text of facts) expect(dialog).toHaveTextContent(text);
  expect(dialog).toHaveTextContent("Unload between 9 am and 5 pm.");
  expect(dialog).toHaveTextContent("Agrawal Traders");
  expect(within(dialog).getByRole("link", { name: "+91 90000 00001" })).toHaveAttribute("href", "tel:+919000000001");
  expect(dialog).toHaveTextContent("441122");
  const addresses = within(within(dialog).getByRole("list")).getAllByRole("listitem");
  expect(addresses.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
    "Siltara Phase 2, Plot 8, Raipur 493111, Chhattisgarh",
    "Urla Yard 3, Gate 2, Raipur 493221, Chhattisgarh",
  ]);
  expect(within(dialog).getByRole("list").tagName).toBe("OL");
});

it("leads from an order to its bills, and says when there will be one", async () => {
  const user = userEvent.setup();
  const delivered = aTrip({ id: 71, proof_of_delivery: "1", next_step: null });
  const onTheRoad = aTrip({ id: 72, vehicle_number: "MH31CD1234", proof_of_delivery: null });
  const api = openOrders(
    aCarriedOrder({ status: "loading", trips: [delivered, onTheRoad] }),
    aCarriedOrder({ id: 99 }),
  );
  const bill = aFreightBill({ number: "KR/12", vehicle_id: 71 });
  api.answer("GET /transporter/freight-bill", FreightBillListAnswer, {
    ...aPage([aCarriedFreight({ id: 71, state: "submitted", bill })]),
    total_due: 0,
    total_paid: 0,
    declaration: { year: "2026-27", tax: "reverse charge", can_change: false },
  });
  await renderAt(routes, path);
  const [first, second] = await screen.findAllByRole("button", { name: "Order Details" });
  await user.click(first as HTMLElement);
  const link = await screen.findByRole("link", { name: "Bill KR/12, sent" });
  expect(link).toHaveAttribute("href", "/transporter-bills?search=O2627000031");
  expect(screen.getByText(/billed once it is delivered/)).toHaveTextContent("MH 31 CD 1234");
  await user.click(screen.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
  await user.click(second as HTMLElement);
  expect(await screen.findByText("You bill each vehicle once it is delivered.")).toBeVisible();
  expect(api.calls("GET /transporter/freight-bill")).toHaveLength(1);
});

it("styles pending as pending and any other status as delivered, except a cancelled one (R-251)", async () => {
  openOrders(
    aCarriedOrder({ id: 1, unique_id: "Q1", status: "pending" }),
    aCarriedOrder({ id: 2, unique_id: "Q2", status: "loading" }),
    aCarriedOrder({ id: 3, unique_id: "Q3", status: "cancel" }),
    aCarriedOrder({ id: 4, unique_id: "Q4", status: "delivered" }),
  );
  await renderAt(routes, path);
  const order = (number: string) => screen.findByRole("article", { name: number });
  const look = async (number: string, status: string) =>
    within(await order(number))
      .getByText(status)
      .closest(".pill")?.className;
  const pending = await look("Q1", "pending");
  const delivered = await look("Q4", "delivered");
  expect(await look("Q2", "loading")).toBe(delivered);
  expect(await look("Q3", "cancelled")).not.toBe(delivered);
  expect(pending).not.toBe(delivered);
});

it("leads from a delivered order to its bills, except where the consignee pays the freight", async () => {
  openOrders(
    aCarriedOrder({ id: 1, unique_id: "Q1", order_id: "O1", status: "delivered" }),
    aCarriedOrder({ id: 2, unique_id: "Q2", order_id: "O2", status: "delivered", is_freight_to_pay: 1 }),
    aCarriedOrder({ id: 3, unique_id: "Q3", order_id: "O3", status: "loading" }),
  );
  await renderAt(routes, path);
  const first = await screen.findByRole("article", { name: "Q1" });
  expect(within(first).getByRole("link", { name: "Your bills" })).toHaveAttribute(
    "href",
    "/transporter-bills?search=O1",
  );
  for (const name of ["Q2", "Q3"])
    expect(
      within(screen.getByRole("article", { name })).queryByRole("link", { name: "Your bills" }),
    ).not.toBeInTheDocument();
});

it("has the transporter's first step in reach of the thumb on a phone", async () => {
  beOnPhone();
  const user = userEvent.setup();
  openOrders(
    aCarriedOrder({
      unplanned_quantity: 0,
      trips: [
        aTrip({ id: 1, vehicle_number: "CG04MB1234", next_step: null }),
        aTrip({ id: 2, vehicle_number: "MH31CB4455", driver_name: "", next_step: "driver" }),
      ],
    }),
  );
  await renderAt(routes, path);
  const bar = (await screen.findByText("Next, O2627000031")).closest<HTMLElement>("[data-bar]");
  if (bar === null) throw new Error("The text is not in a bar");
  expect(bar).toHaveTextContent("MH 31 CB 4455");
  await user.click(within(bar).getByRole("button", { name: "Add driver" }));
  expect(await screen.findByRole("dialog", { name: /driver/i })).toBeVisible();
  jest.restoreAllMocks();
});

it("offers the first step once: the bar leaves while the button of the vehicle is on the screen", async () => {
  beOnPhone();
  const still = new IntersectionObserver(() => undefined);
  const seen: ((isIntersecting: boolean) => void)[] = [];
  jest.spyOn(window, "IntersectionObserver").mockImplementation((tell) => {
    seen.push((isIntersecting) => tell([{ isIntersecting } as IntersectionObserverEntry], still));
    return still;
  });
  openOrders(aCarriedOrder({ unplanned_quantity: 0, trips: [aTrip({ driver_name: "", next_step: "driver" })] }));
  await renderAt(routes, path);
  const buttons = () => screen.getAllByRole("button", { name: "Add driver" });
  expect(await screen.findAllByRole("button", { name: "Add driver" })).toHaveLength(2);
  act(() => seen.at(-1)?.(true));
  expect(buttons()).toHaveLength(1);
  act(() => seen.at(-1)?.(false));
  expect(buttons()).toHaveLength(2);
  jest.restoreAllMocks();
});

it("shows for each vehicle who acts next", async () => {
  openOrders(
    aCarriedOrder({
      unplanned_quantity: 0,
      status: "loading",
      trips: [
        aTrip({ id: 1, vehicle_number: "CG04MB1234", driver_name: "", next_step: "driver" }),
        aTrip({ id: 2, vehicle_number: "MH31CB4455" }),
        aTrip({
          id: 3,
          vehicle_number: "22BH1234A",
          final_quantity: 29.84,
          transport_receipt: "LR-5512",
          transport_receipt_on: "2026-11-20",
          eway_bill: "123456789012",
          eway_valid_until: "2026-11-23T18:30:00.000Z",
          proof_of_delivery: "/api/upload/9",
          freight_advance: 10_000,
        }),
      ],
    }),
    aCarriedOrder({ id: 2, unique_id: "Q2", status: "pending", unplanned_quantity: 30 }),
  );
  await renderAt(routes, path);
  const [first, second, third] = within(await screen.findByRole("list", { name: "Vehicles of O2627000031" }))
    .getAllByRole("listitem")
    .filter((item) => item.textContent?.match(/CG 04|MH 31|22 BH/));
  expect(first).toHaveTextContent("You act next: add the driver");
  expect(first).toHaveTextContent("The seller loads only once the driver is named.");
  expect(second).not.toHaveTextContent("the driver is named");
  expect(second).toHaveTextContent("Waiting for the seller");
  expect(third).toHaveTextContent("29.840 MT");
  expect(third).toHaveTextContent("Transport receipt LR-5512 of 20 Nov 2026");
  expect(third).toHaveTextContent("E-way bill 1234 5678 9012, valid to the end of 23 Nov 2026");
  expect(third).toHaveTextContent("Freight advance ₹10,000, paid to the driver by the seller");
  expect(second).not.toHaveTextContent("Freight advance");
  expect(third).toHaveTextContent("Delivered, done");
  const waiting = screen.getByRole("article", { name: "Q2" });
  expect(waiting).toHaveTextContent("The seller confirms the stock");
  expect(within(waiting).queryByRole("button", { name: "Add vehicle" })).not.toBeInTheDocument();
});

it("tells a transporter without orders how to get one (R-396)", async () => {
  openOrders();
  await renderAt(routes, path);
  expect(await screen.findByText("No orders yet")).toBeVisible();
});

it("loads on Retry after a failure", async () => {
  const user = userEvent.setup();
  const api = openOrders();
  api.refuse(listRoute, 500);
  await renderAt(routes, path);
  const retry = await screen.findByRole("button", { name: "Try again" });
  api.answer(listRoute, TransporterOrderListAnswer, aPage([aCarriedOrder()]));
  await user.click(retry);
  expect(await screen.findByRole("article", { name: "Q2627000184" })).toBeVisible();
});

it("has no accessibility faults that a machine can find, with its dialog too", async () => {
  const user = userEvent.setup();
  openOrders(aCarriedOrder({ trips: [aTrip({ next_step: "eway_bill" })] }));
  await renderAt(routes, path);
  await screen.findByRole("article");
  await expect(document.body).toHaveNoAxeViolations();
  await user.click(screen.getByRole("button", { name: "Order Details" }));
  await expect(await screen.findByRole("dialog")).toHaveNoAxeViolations();
});

it("searches orders on the server, and says when nothing matches", async () => {
  const user = userEvent.setup();
  signInAs("transporter");
  const api = fakeApi();
  api.answer(listRoute, TransporterOrderListAnswer, ({ query }) =>
    aPage(query.get("search") === "CG 99" ? [] : [aCarriedOrder()]),
  );
  const tab = await renderAt(routes, path);
  await screen.findByRole("article", { name: "Q2627000184" });
  await user.type(screen.getByRole("searchbox", { name: "Search orders" }), "CG 99");
  expect(await screen.findByText("Nothing matches “CG 99”")).toBeVisible();
  expect(screen.queryByText("No orders yet")).not.toBeInTheDocument();
  expect(tab.address()).toBe("/transporter-products?view=order&search=CG+99");
});
