import { TransporterEnquiryListAnswer } from "@mandi/shared/contract/transporter/freight-enquiry";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aFreightEnquiry, inMinutes } from "@mandi/shared/testing/transporter-builders";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const route = "GET /transporter/product-enquiry";

function workspaceWith(...data: TransporterEnquiryListAnswer["data"]) {
  signInAs("transporter");
  const api = fakeApi();
  api.answer(route, TransporterEnquiryListAnswer, aPage(data));
  return api;
}

const row = (number: string) => screen.findByRole("row", { name: new RegExp(`^${number}\\b`) });
const rows = () => screen.getAllByRole("row").slice(1);

it("shows an enquiry with number, product, range, origin, status and a link to its details (R-188)", async () => {
  workspaceWith(aFreightEnquiry());
  await renderAt(routes, "/transporter-products");
  const enquiry = await row("Q2627000184");
  expect(enquiry).toHaveTextContent("TMT Bar");
  expect(enquiry.querySelector("img")).toHaveAttribute("src", "/media/products/tmt-bar.svg");
  expect(within(enquiry).getByRole("cell", { name: "₹1,650" })).toBeVisible();
  expect(enquiry).toHaveTextContent("Min price ₹1,650, max price ₹1,950 per MT");
  expect(enquiry).toHaveTextContent(/Raipur\s*to\s*Nagpur/);
  expect(enquiry).toHaveTextContent("pending");
  expect(enquiry).toHaveTextContent("42 min left");
  expect(within(enquiry).getByRole("link", { name: "View Details Q2627000184" })).toHaveAttribute(
    "href",
    "/transporter-product-enquiry-detail/184",
  );
});

it("shows in the row the grade and the sizes, where to unload, and by which day it is needed", async () => {
  workspaceWith(aFreightEnquiry({ needed_by: "2026-11-30" }), aFreightEnquiry({ id: 185, unique_id: "Q2627000185" }));
  await renderAt(routes, "/transporter-products");
  const enquiry = await row("Q2627000184");
  expect(enquiry).toHaveTextContent("Fe 500D, 8 mm, 12 mm");
  expect(enquiry).toHaveTextContent(/Raipur\s*to\s*Nagpur 441122\s*needed by 30 Nov 2026/);
  expect(await row("Q2627000185")).not.toHaveTextContent("needed by");
});

it("switches among the five lists by the dropdown and keeps the choice in the address (R-187)", async () => {
  const user = userEvent.setup();
  workspaceWith(aFreightEnquiry()).refuse("GET /transporter/belt", 500);
  const tab = await renderAt(routes, "/transporter-products");
  const show = screen.getByLabelText("Show");
  expect(
    within(show)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Enquiry List", "Order List", "Product List", "Belt List", "Vehicle List"]);
  await user.selectOptions(show, "Belt List");
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
  expect(tab.address()).toBe("/transporter-products?view=belt");
});

it("shows an enquiry whose status it does not know yet, among the others (R-251)", async () => {
  workspaceWith(
    aFreightEnquiry({ id: 1, unique_id: "Q1", status: "on hold" }),
    aFreightEnquiry({ id: 2, unique_id: "Q2" }),
  );
  await renderAt(routes, "/transporter-products");
  expect(await row("Q1")).toHaveTextContent("on hold");
  expect(await row("Q2")).toHaveTextContent("pending");
});

it("shows the state of each enquiry: the last minutes, won, lost and no bid (R-251)", async () => {
  workspaceWith(
    aFreightEnquiry({ id: 1, unique_id: "Q1", reply_deadline: inMinutes(6.5) }),
    aFreightEnquiry({ id: 2, unique_id: "Q2", status: "won", is_closed: 1, my_price: 2380 }),
    aFreightEnquiry({ id: 3, unique_id: "Q3", status: "lost", is_closed: 1, my_price: 2450 }),
    aFreightEnquiry({ id: 4, unique_id: "Q4", status: "closed", is_closed: 1 }),
    aFreightEnquiry({ id: 5, unique_id: "Q5", reply_deadline: inMinutes(-1), my_price: 1700 }),
  );
  await renderAt(routes, "/transporter-products");
  expect(await row("Q1")).toHaveTextContent("sellers have 6 min left");
  expect(await row("Q2")).toHaveTextContent("₹2,380 accepted");
  expect(within(await row("Q3")).getByText("my bid ₹2,450 before GST")).toBeInTheDocument();
  expect(within(await row("Q3")).getByRole("cell", { name: "not chosen" })).toBeVisible();
  expect(await row("Q4")).toHaveTextContent("no bid");
  expect(await row("Q5")).toHaveTextContent("open until the result");
  for (const [number, status] of [
    ["Q2", "won"],
    ["Q3", "lost"],
    ["Q4", "closed"],
  ] as const) {
    expect(
      within(await row(number))
        .getByText(status)
        .closest(".pill")?.className,
    ).toContain("ok");
  }
});

it("shows the range beside the own bid while it stands, also in the row of a phone", async () => {
  workspaceWith(aFreightEnquiry({ id: 5, unique_id: "Q5", my_price: 1700 }));
  await renderAt(routes, "/transporter-products");
  const figure = within(await row("Q5"))
    .getByText("my bid ₹1,700")
    .closest("td");
  expect(figure).toHaveTextContent("my bid ₹1,700Min price ₹1,650, max price ₹1,950 per MT₹1,650–1,950");
});

it("counts and filters by status, with the filter in the address", async () => {
  const user = userEvent.setup();
  workspaceWith(
    aFreightEnquiry({ id: 1, unique_id: "Q1" }),
    aFreightEnquiry({ id: 2, unique_id: "Q2", my_price: 1700 }),
    aFreightEnquiry({ id: 3, unique_id: "Q3", status: "lost", is_closed: 1, my_price: 2450 }),
  );
  const tab = await renderAt(routes, "/transporter-products");
  await row("Q1");
  expect(screen.getByRole("table", { name: "Enquiry List" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "My turn 1" }));
  expect(rows()).toHaveLength(1);
  expect(await row("Q1")).toBeVisible();
  expect(tab.address()).toBe("/transporter-products?status=turn");
  await user.click(screen.getByRole("button", { name: "My bids 1" }));
  expect(rows()).toHaveLength(1);
  expect(tab.address()).toBe("/transporter-products?status=mine");
  await user.click(screen.getByRole("button", { name: "Won 0" }));
  await user.click(await screen.findByRole("button", { name: "Show all" }));
  expect(rows()).toHaveLength(3);
});

it("lists what closes first on top and pages through many", async () => {
  const user = userEvent.setup();
  const many = Array.from({ length: 22 }, (_, index) =>
    aFreightEnquiry({ id: index + 1, unique_id: `Q${index + 1}`, reply_deadline: inMinutes(59 - index) }),
  );
  workspaceWith(...many);
  await renderAt(routes, "/transporter-products");
  await row("Q22");
  expect(rows()[0]).toHaveTextContent("Q22");
  await user.click(screen.getByRole("link", { name: "Page 2" }));
  expect(rows()).toHaveLength(2);
});

it("lists what ends soon above what has no deadline any more, and only the former is urgent", async () => {
  workspaceWith(
    aFreightEnquiry({ id: 1, unique_id: "Q1", reply_deadline: inMinutes(-5) }),
    aFreightEnquiry({ id: 2, unique_id: "Q2", reply_deadline: inMinutes(42.5) }),
    aFreightEnquiry({ id: 3, unique_id: "Q3", reply_deadline: inMinutes(6.5) }),
  );
  await renderAt(routes, "/transporter-products");
  await row("Q1");
  expect(rows().map(({ textContent }) => /Q\d/.exec(textContent ?? "")?.[0])).toEqual(["Q3", "Q2", "Q1"]);
  const isUrgent = (text: RegExp) => screen.getAllByText(text).every(({ className }) => className.includes("closing"));
  expect(isUrgent(/^sellers have [56] min left/)).toBe(true);
  expect(isUrgent(/^open until the result/)).toBe(false);
});

it("leads from the newest to the older ones, which remain through a refresh", async () => {
  const user = userEvent.setup();
  signInAs("transporter");
  const api = fakeApi();
  const older = (id: number) => aFreightEnquiry({ id, unique_id: `Q${id}`, status: "closed", is_closed: 1 });
  api.answer(route, TransporterEnquiryListAnswer, ({ query }) =>
    query.get("page") === "3"
      ? { ...aPage([older(2), older(1)]), total: 3 }
      : { ...aPage([older(3), older(2)]), total: 3 },
  );
  await renderAt(routes, "/transporter-products");
  await row("Q3");
  expect(screen.queryByRole("row", { name: /^Q1\b/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show older enquiries" }));
  expect(await row("Q1")).toBeVisible();
  expect(rows()).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "Show older enquiries" })).not.toBeInTheDocument();
});

it("searches on the server, keeps the text in the address, and says when nothing matches", async () => {
  const user = userEvent.setup();
  signInAs("transporter");
  const api = fakeApi();
  api.answer(route, TransporterEnquiryListAnswer, ({ query }) =>
    aPage(query.get("search") === "pune" ? [] : [aFreightEnquiry()]),
  );
  const tab = await renderAt(routes, "/transporter-products?status=open");
  await row("Q2627000184");
  await user.type(screen.getByRole("searchbox", { name: "Search enquiries" }), "pune");
  expect(await screen.findByText("Nothing matches “pune”")).toBeVisible();
  expect(tab.address()).toBe("/transporter-products?status=open&search=pune");
  await user.clear(screen.getByRole("searchbox", { name: "Search enquiries" }));
  expect(await row("Q2627000184")).toBeVisible();
  expect(screen.getByRole("searchbox", { name: "Search enquiries" })).toHaveFocus();
  expect(tab.address()).toBe("/transporter-products?status=open");
});

it("sorts all enquiries by a column, not only those of a page", async () => {
  const many = Array.from({ length: 22 }, (_, index) =>
    aFreightEnquiry({ id: index + 1, unique_id: `Q${index + 1}`, max_price: 1_000 + index }),
  );
  workspaceWith(...many);
  await renderAt(routes, "/transporter-products?sort=-max");
  await row("Q22");
  expect(rows()[0]).toHaveTextContent("Q22");
});

it("tells a transporter without enquiries where they come from (R-396)", async () => {
  workspaceWith();
  await renderAt(routes, "/transporter-products");
  expect(await screen.findByText("No enquiries yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "Belt List" })).toHaveAttribute("href", "/transporter-products?view=belt");
});

it("loads on Retry after a failure", async () => {
  const user = userEvent.setup();
  const api = workspaceWith();
  api.refuse(route, 503);
  await renderAt(routes, "/transporter-products");
  const retry = await screen.findByRole("button", { name: "Try again" });
  api.answer(route, TransporterEnquiryListAnswer, aPage([aFreightEnquiry()]));
  await user.click(retry);
  expect(await row("Q2627000184")).toBeVisible();
});

it("refreshes automatically, and a failed refresh removes nothing", async () => {
  jest.useFakeTimers();
  const api = workspaceWith(aFreightEnquiry());
  await renderAt(routes, "/transporter-products");
  await row("Q2627000184");
  api.cutOff(route);
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(api.calls(route)).toHaveLength(2);
  expect(await row("Q2627000184")).toBeVisible();
  expect(screen.getByText(/^Not refreshed since \d/)).toBeVisible();
  api.answer(route, TransporterEnquiryListAnswer, aPage([aFreightEnquiry({ unique_id: "Q9" })]));
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(await row("Q9")).toBeVisible();
  expect(screen.queryByText(/^Not refreshed since/)).not.toBeInTheDocument();
  jest.useRealTimers();
});

it("has no accessibility faults that a machine can find", async () => {
  workspaceWith(aFreightEnquiry(), aFreightEnquiry({ id: 2, unique_id: "Q2", min_price: null, max_price: null }));
  await renderAt(routes, "/transporter-products");
  await row("Q2");
  await waitFor(() => expect(document.body).toHaveNoAxeViolations());
});
