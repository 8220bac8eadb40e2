import { AlertsAnswer } from "@mandi/shared/contract/alert";
import { type Notification, NotificationListAnswer } from "@mandi/shared/contract/notification";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const route = "GET /notification";
const news: Notification = {
  id: 3,
  created_at: "2026-11-21T05:12:00.000Z",
  text: "Quotation Q2627000184 has a landed price",
  link: "/quotation-detail/7",
  is_read: false,
};

function openNews(rows: Notification[]) {
  signInAs("customer");
  const api = fakeApi();
  api.answer(route, NotificationListAnswer, { ...aPage(rows), unread: rows.filter(({ is_read }) => !is_read).length });
  api.answer("GET /alert", AlertsAnswer, { data: { is_on: true, price: [], ingot: [] } });
  api.confirm("POST /notification/read", "Marked as read.");
  return api;
}

it("lists the news, each linked to its subject, and marks one as read when it is opened", async () => {
  const user = userEvent.setup();
  const api = openNews([news]);
  const tab = await renderAt(
    routes.filter(({ path }) => path !== "/quotation-detail/:id"),
    "/notifications",
  );
  expect(await screen.findByText("1 unread")).toBeVisible();
  await user.click(screen.getByRole("link", { name: news.text }));
  expect(tab.address()).toBe("/quotation-detail/7");
  await waitFor(() => expect(api.calls("POST /notification/read").map(({ body }) => body)).toEqual([{ id: [3] }]));
});

it("says for each line whether it is new", async () => {
  openNews([news, { ...news, id: 2, text: "Order O2627000004: Stock confirmed", is_read: true }]);
  await renderAt(routes, "/notifications");
  await screen.findByText("1 unread");
  const lines = screen.getAllByRole("listitem").filter((line) => line.querySelector("a[href*='quotation-detail']"));
  expect(lines.map((line) => /^New /.test(line.textContent))).toEqual([true, false]);
});

it.each([
  [
    "Order O2627000004: Vehicle MH21X6602 loaded with 15 MT",
    "Vehicle MH 21 X 6602 loaded with 15 MT",
    "Order O2627000004",
  ],
  [
    "Stock confirmed, dispatch on 30 Nov 2026. Order O2627000004.",
    "Stock confirmed, dispatch on 30 Nov 2026",
    "Order O2627000004",
  ],
  ["Your quotation Q1 is ready: TMT Bar. Please pay.", "Your quotation Q1 is ready: TMT Bar", "Please pay."],
  ["Invoice MI1, approx. 5 MT, is here", "Invoice MI1, approx. 5 MT, is here", null],
])("says of %p first what has happened: %p, and then %p", async (text, title, about) => {
  openNews([{ ...news, text }]);
  await renderAt(routes, "/notifications");
  const link = await screen.findByText(title, { selector: "a" });
  expect(link.closest("li")).toHaveTextContent(`New ${title}${about ?? ""}10:42 am`);
});

it("groups the news by day, each with its time", async () => {
  openNews([
    news,
    { ...news, id: 2, text: "Order O2627000004: Stock confirmed", created_at: "2026-11-20T04:00:00.000Z" },
  ]);
  await renderAt(routes, "/notifications");
  const days = (await screen.findAllByRole("heading", { level: 2 })).map(({ textContent }) => textContent);
  expect(days.slice(0, 2)).toEqual(["21 Nov 2026", "20 Nov 2026"]);
  expect(screen.getByRole("region", { name: "20 Nov 2026" })).toHaveTextContent(/Stock confirmed.*9:30 am/);
});

it("shows the alerts beside the news, where they can be changed", async () => {
  openNews([news]);
  await renderAt(routes, "/notifications");
  expect(await screen.findByRole("checkbox", { name: "Tell me when prices move" })).toBeChecked();
});

it("writes the number of a vehicle as the order's page does", async () => {
  openNews([{ ...news, text: "Order O2627000004: Vehicle MH21X6602 reported at the plant" }]);
  await renderAt(routes, "/notifications");
  expect(await screen.findByRole("link", { name: /^Vehicle MH\s21\sX\s6602 reported/ })).toBeVisible();
});

it("marks all as read at once", async () => {
  const user = userEvent.setup();
  const api = openNews([news]);
  await renderAt(routes, "/notifications");
  const button = await screen.findByRole("button", { name: "Mark all as read" });
  api.answer(route, NotificationListAnswer, { ...aPage([{ ...news, is_read: true }]), unread: 0 });
  await user.click(button);
  expect(await screen.findByText("0 unread")).toBeVisible();
  expect(api.calls("POST /notification/read").map(({ body }) => body)).toEqual([{}]);
});

it("shows the generic empty component without news (R-396)", async () => {
  openNews([]);
  await renderAt(routes, "/notifications");
  expect(await screen.findByText("No Data Found")).toBeVisible();
  expect(screen.getByRole("link", { name: "See products" })).toHaveAttribute("href", "/");
});

it("has no accessibility faults that a machine can find", async () => {
  openNews([news]);
  await renderAt(routes, "/notifications");
  await screen.findByText("1 unread");
  await expect(document.body).toHaveNoAxeViolations();
});
