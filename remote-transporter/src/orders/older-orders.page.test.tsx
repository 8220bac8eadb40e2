import { TransporterOrderListAnswer } from "@mandi/shared/contract/transporter/order";
import { type FakeApi, fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aCarriedOrder } from "@mandi/shared/testing/transporter-builders";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const route = "GET /transporter/order";
const order = (id: number) => aCarriedOrder({ id, unique_id: `Q${id}` });

/** Five orders: the two newest load at once, the others page by page. */
function answerInPages(api: FakeApi): void {
  const pages: Record<string, readonly number[]> = { "3": [3, 2], "4": [1] };
  api.answer(route, TransporterOrderListAnswer, ({ query }) => ({
    ...aPage((pages[query.get("page") ?? ""] ?? [5, 4]).map(order)),
    total: 5,
  }));
}

async function openOrders() {
  signInAs("transporter");
  const api = fakeApi();
  answerInPages(api);
  await renderAt(routes, "/transporter-products?view=order");
  await screen.findByRole("article", { name: "Q5" });
  return api;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const numbers = () => screen.getAllByRole("article").length;
const button = () => screen.queryByRole("button", { name: "Show older orders" });
const showOlder = (user: ReturnType<typeof userEvent.setup>) => user.click(button() ?? document.body);

afterEach(() => jest.useRealTimers());

it("adds a page of older orders below the newest with each press, and disappears at the end", async () => {
  const user = userEvent.setup();
  await openOrders();
  expect(numbers()).toBe(2);
  await showOlder(user);
  expect(await screen.findByRole("article", { name: "Q2" })).toBeVisible();
  expect(numbers()).toBe(4);
  await showOlder(user);
  expect(await screen.findByRole("article", { name: "Q1" })).toBeVisible();
  expect(numbers()).toBe(5);
  expect(button()).not.toBeInTheDocument();
  expect(screen.getByText("There are no older ones.")).toHaveFocus();
});

it("keeps what is shown when the older ones do not load, says so, and gets them on the next press", async () => {
  const user = userEvent.setup();
  const api = await openOrders();
  api.refuse(route, 503);
  await showOlder(user);
  expect(await screen.findByText("The older ones did not load. Please try again.")).toBeVisible();
  expect(numbers()).toBe(2);
  answerInPages(api);
  await showOlder(user);
  expect(await screen.findByRole("article", { name: "Q2" })).toBeVisible();
  expect(screen.queryByText(/did not load/)).not.toBeInTheDocument();
});

it("continues to refresh what is shown without the failed page", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const api = await openOrders();
  api.refuse(route, 503);
  const { release } = api.hold(route);
  await showOlder(user);
  release();
  await pass(100);
  expect(screen.getByText(/did not load/)).toBeVisible();
  api.answer(route, TransporterOrderListAnswer, ({ query }) => {
    if (query.has("page")) throw new Error("Older ones must not be requested again");
    return { ...aPage([order(6), order(5)]), total: 5 };
  });
  await pass(30_000);
  expect(screen.getByRole("article", { name: "Q6" })).toBeVisible();
});

it("ignores a second press while it loads, and refreshes the older ones with the newest", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const api = await openOrders();
  const { release } = api.hold(route);
  await showOlder(user);
  await pass(100);
  const asked = api.calls(route).length;
  await user.click(screen.getByRole("button", { name: "Loading" }));
  await pass(100);
  expect(api.calls(route)).toHaveLength(asked);
  release();
  await pass(100);
  expect(numbers()).toBe(4);
  await pass(30_000);
  expect(numbers()).toBe(4);
  const pages = api.calls(route).map(({ query }) => query.get("page"));
  expect(pages.slice(-2).sort()).toEqual(["3", null]);
});
