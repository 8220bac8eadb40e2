import { MyTurnAnswer, type TurnItem } from "@mandi/shared/contract/my-turn";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { openMarket, startWithoutLists } from "../testing/home-market";

startWithoutLists();

const now = "2026-11-21T06:00:00.000Z";

function anItem(change: Partial<TurnItem> = {}): TurnItem {
  return {
    kind: "pay booking",
    link: "/quotation-detail/7",
    number: "Q2627000184",
    goods: "TMT Bar",
    quantity: 30,
    vehicle: null,
    amount: 169_243,
    count: 1,
    since: "2026-11-21T05:34:40.000Z",
    until: "2026-11-21T10:18:40.000Z",
    ...change,
  };
}

const aSize = (value: string) => ({ name: "Size", value, unit: { short_name: "mm" } });

const invoiced = {
  kind: "pay invoice",
  link: "/order-details/9",
  amount: 1_324_879,
  until: "2026-11-21T04:27:50.000Z",
};

function aTurn(data: readonly TurnItem[]): MyTurnAnswer {
  const unread_of = { quotations: data.length, orders: 0, carrying: 0, products: 0, profile: 0 };
  return { data: [...data], unread: data.length, unread_of, server_time: now };
}

/** A quantity keeps its unit beside it, and the point what is before it. */
const textOf = (row: HTMLElement) => row.textContent?.replaceAll("\u00a0", " ");

async function openHome(data: readonly TurnItem[]) {
  const api = openMarket();
  signInAs("customer");
  api.answer("GET /my-turn", MyTurnAnswer, aTurn(data));
  const tab = await renderAt(routes, "/");
  return { api, tab, panel: await screen.findByRole("region", { name: /^My turn/ }) };
}

it("is at the top of the home page and shows for each task what to do, how much and until when, with one button", async () => {
  const { panel } = await openHome([
    anItem({
      kind: "weigh",
      link: "/seller-order-detail/3",
      quality: "Fe 500D",
      sizes: [[aSize("8")], [aSize("12")]],
      vehicle: "CG04NX7741",
      amount: null,
      until: "2026-11-21T06:18:40.000Z",
    }),
    anItem(),
    anItem({ ...invoiced, paper: { kind: "debit note", number: "MD2627000001" } }),
    anItem({ kind: "profile", link: "/profile", goods: "", quantity: null, number: null, amount: null, until: null }),
  ]);
  const rows = within(panel).getAllByRole("listitem");
  expect(rows.map(textOf)).toEqual([
    "Enter the loaded weight of CG 04 NX 7741TMT Bar 30 MT, Fe 500D, 8 mm, 12 mm · Q2627000184 18 min leftEnter weight",
    "Pay booking amountTMT Bar 30 MT · Q2627000184 4 h 18 min left₹1,69,243Pay ₹1,69,243",
    "Pay debit note MD2627000001TMT Bar 30 MT · Q2627000184 1 h 32 min late₹13,24,879Open payment",
    "Complete your profileName, company and GSTIN are printed on your documents since 11:04 amComplete",
  ]);
  expect(within(panel).getByRole("link", { name: "Enter weight" })).toHaveAttribute("href", "/seller-order-detail/3");
  const [section] = screen.getAllByRole("region");
  expect(section).toBe(panel);
  await expect(document.body).toHaveNoAxeViolations();
});

it("shows what the desk wrote below the tasks, without counting it, and how many more wait in an order", async () => {
  const link = "/quotation-detail/9#messages";
  const weigh = anItem({
    kind: "weigh",
    link: "/seller-order-detail/3",
    vehicle: "CG04NX7741",
    amount: null,
    count: 3,
  });
  const api = openMarket();
  signInAs("customer");
  const message = anItem({ kind: "buyer message", link, amount: null, until: null, count: 2 });
  api.answer("GET /my-turn", MyTurnAnswer, { ...aTurn([weigh]), news: [message] });
  await renderAt(routes, "/");

  const panel = await screen.findByRole("region", { name: "My turn 1" });
  expect(within(panel).getByRole("listitem")).toHaveTextContent("2 more in this order");
  const news = screen.getByRole("region", { name: "Unread messages" });
  expect(within(news).getByRole("listitem")).toHaveTextContent(/^2 messages from our desk/);
  expect(within(news).getByRole("listitem")).not.toHaveTextContent("more in this order");
  expect(within(news).getByRole("link", { name: "Read" })).toHaveAttribute("href", link);
  const many = Array.from({ length: 5 }, (_, place) => ({ ...message, link: `/quotation-detail/${place}#messages` }));
  api.answer("GET /my-turn", MyTurnAnswer, { ...aTurn([weigh]), news: many });
  cleanup();
  await renderAt(routes, "/");
  const rows = async () =>
    within(await screen.findByRole("region", { name: "Unread messages" })).findAllByRole("listitem");
  expect(await rows()).toHaveLength(3);
  await userEvent.setup().click(screen.getByRole("button", { name: "All 5" }));
  expect(await rows()).toHaveLength(5);
  expect((await rows())[3]).toContainElement(document.activeElement as HTMLElement);
  await expect(document.body).toHaveNoAxeViolations();
});

it("asks for what is due now where more than one document asks for it", async () => {
  const { panel } = await openHome([anItem(invoiced)]);
  expect(within(panel).getByRole("listitem")).toHaveTextContent(/^Pay what is due now/);
});

it("asks for the rest of an invoice while a transfer for a part of it is being checked, and says both", async () => {
  const { panel } = await openHome([anItem({ ...invoiced, amount: 60_000, reported: 40_000 })]);
  expect(within(panel).getByRole("listitem")).toHaveTextContent(/₹40,000 being checked.*₹60,000/);
});

it("says of a sum how much is late and how much is due today or later, where it is not all the same", async () => {
  const until = "2026-11-17T18:30:00.000Z";
  const sum = { ...invoiced, amount: 900_000 };
  const { panel } = await openHome([
    anItem({ ...sum, until, late: 500_000, due_today: 300_000 }),
    anItem({ ...sum, until, number: "O1", late: 600_000, due_today: 300_000 }),
    anItem({ ...sum, until: "2026-11-21T18:30:00.000Z", number: "O2", due_today: 300_000 }),
    anItem({ ...sum, until, number: "O3", late: 900_000 }),
    anItem({ ...sum, until: "2026-11-21T18:30:00.000Z", number: "O4", due_today: 900_000 }),
  ]);
  const times = within(panel)
    .getAllByRole("listitem")
    .map((row) =>
      textOf(row)
        ?.replace(/^.*· \S+ /, "")
        .replace("₹9,00,000Open payment", ""),
    );
  expect(times).toEqual([
    "₹5,00,000 4 days late, ₹3,00,000 due today, ₹1,00,000 due later",
    "₹6,00,000 4 days late, ₹3,00,000 due today",
    "₹3,00,000 due today, ₹6,00,000 due later",
    "4 days late",
    expect.stringMatching(/^12 h \d+ min left$/),
  ]);
});

it("shows a transporter the route and their own rate", async () => {
  const route = { from: "Raipur", to: "Pune" };
  const { panel } = await openHome([
    anItem({ kind: "bid", amount: null, route, rate: { min: 2_750, max: 3_200 }, quality: "", sizes: [[aSize("12")]] }),
    anItem({
      kind: "driver",
      vehicle: "CG04NX7741",
      amount: null,
      until: null,
      route,
      rate: { min: 2_950, max: 2_950 },
    }),
  ]);
  expect(within(panel).getAllByRole("listitem").map(textOf)).toEqual([
    "Bid for this loadTMT Bar 30 MT, 12 mm · Raipur to Pune · Q2627000184 sellers have 4 h 18 min left₹2,750–3,200/MTBid",
    "Add the driver of CG 04 NX 7741TMT Bar 30 MT · Raipur to Pune · Q2627000184 since 11:04 am₹2,950/MTAdd driver",
  ]);
});

it("never calls a load late for which freight can still be bid", async () => {
  const { panel } = await openHome([anItem({ kind: "bid", amount: null, until: "2020-01-01T00:00:00.000Z" })]);
  expect(within(panel).getByRole("listitem")).toHaveTextContent("open until the result");
});

it("follows changes without a reload, and says since when it could not", async () => {
  jest.useFakeTimers();
  const { api, panel } = await openHome([anItem()]);
  api.answer("GET /my-turn", MyTurnAnswer, aTurn([]));
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(panel).toHaveTextContent("Nothing is waiting for you");

  api.cutOff("GET /my-turn");
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(panel).toHaveTextContent(/Not updated since \d+:\d\d [ap]m/);
  jest.useRealTimers();
});

it("shows six at first and all on demand, also after Back and a reload, and leaves out tasks without a text", async () => {
  const user = userEvent.setup();
  const many = Array.from({ length: 8 }, (_, place) => anItem({ link: `/quotation-detail/${place}` }));
  const { tab, panel } = await openHome([...many, anItem({ kind: "something newer" })]);
  expect(within(panel).getAllByRole("listitem")).toHaveLength(6);
  await user.click(within(panel).getByRole("button", { name: "All 8" }));
  expect(within(panel).getAllByRole("listitem")).toHaveLength(8);
  expect(within(panel).getAllByRole("listitem")[6]).toContainElement(document.activeElement as HTMLElement);
  const [task = panel] = within(panel).getAllByRole("link", { name: /^Pay ₹/ });
  await user.click(task);
  expect(screen.getByRole("heading", { name: "Another page" })).toBeVisible();
  await tab.back();
  const tasks = async () => within(await screen.findByRole("region", { name: /^My turn/ })).getAllByRole("listitem");
  expect(await tasks()).toHaveLength(8);

  const address = tab.address();
  expect(address).toBe("/?turn=all");
  cleanup();
  await renderAt(routes, address);
  expect(await tasks()).toHaveLength(8);
});

it("sends no request for a visitor, and fails alone with Retry", async () => {
  const api = openMarket();
  await renderAt(routes, "/");
  expect(screen.queryByRole("region", { name: /^My turn/ })).not.toBeInTheDocument();
  expect(api.calls("GET /my-turn")).toHaveLength(0);

  api.refuse("GET /my-turn", 500);
  for (const list of ["product-enquiry", "commodity-product", "order"]) api.refuse(`GET /seller/${list}`, 500);
  act(() => void signInAs("seller"));
  expect(await screen.findByText("What is waiting for you did not load")).toBeVisible();
  expect(screen.getByRole("link", { name: /TMT Bar/ })).toBeVisible();
});

it("keeps what a buyer wrote that they need when they come back from the request, for them alone", async () => {
  const user = userEvent.setup();
  const { api } = await openHome([]);
  await user.type(screen.getByRole("textbox", { name: "What do you need?" }), "12mm tmt 25 ton");
  await user.click(screen.getByRole("button", { name: "Request quotes" }));
  cleanup();
  await renderAt(routes, "/");
  expect(await screen.findByRole("textbox", { name: "What do you need?" })).toHaveValue("12mm tmt 25 ton");
  cleanup();

  act(() => void signInAs("customer", { phone: "9000000002" }));
  api.answer("GET /my-turn", MyTurnAnswer, aTurn([]));
  await renderAt(routes, "/");
  expect(await screen.findByRole("textbox", { name: "What do you need?" })).toHaveValue("");
});
