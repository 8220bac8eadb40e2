import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, useSearchParams } from "react-router-dom";
import { QuotationActLine } from "./act-line";
import { type Column, DataTable } from "./data-table";
import { DefinitionList } from "./definition-list";
import { Pager } from "./pager";
import { pagesToShow } from "./pages-to-show";
import { quotationAct } from "./quotation-act";
import { StatusPill } from "./status-pill";
import { Stepper, Timeline } from "./stepper";

type Offer = { readonly seller: string; readonly price: string };

const columns: readonly Column<Offer>[] = [
  { key: "seller", head: "Seller", cell: (offer) => offer.seller, isRowHead: true, foot: "Total" },
  { key: "price", head: "Basic price", align: "end", isSortable: true, cell: (offer) => offer.price, foot: "₹89,800" },
  { key: "act", head: "Action", isHeadHidden: true, cell: () => null },
];

const offers: readonly Offer[] = [
  { seller: "Seller 1", price: "₹44,800" },
  { seller: "My Offer", price: "₹45,000" },
];

describe("table", () => {
  it("has headers, row headers and a footer, and says how it is sorted", async () => {
    const handleSort = jest.fn();
    const { container } = render(
      <DataTable
        label="Offers on this enquiry"
        columns={columns}
        rows={offers}
        rowKey={(offer) => offer.seller}
        isOwn={(offer) => offer.seller === "My Offer"}
        sort={{ key: "price", direction: "ascending" }}
        onSort={handleSort}
        isPadded
        hasStickyHead
      />,
    );
    const table = screen.getByRole("table", { name: "Offers on this enquiry" });
    expect(within(table).getByRole("rowheader", { name: "My Offer" })).toBeVisible();
    expect(within(table).getByRole("columnheader", { name: "Basic price" })).toHaveAttribute("aria-sort", "ascending");
    expect(within(table).getByRole("columnheader", { name: "Action" })).toBeInTheDocument();
    expect(within(table).getByRole("cell", { name: "₹89,800" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Basic price" }));
    expect(handleSort).toHaveBeenCalledWith({ key: "price", direction: "descending" });
    await expect(container).toHaveNoAxeViolations();
  });

  it("joins consecutive rows of the same parent, and no others", () => {
    const joined = [
      { seller: "A", price: "1" },
      { seller: "B", price: "1" },
      { seller: "C", price: "2" },
    ];
    render(
      <DataTable
        label="Joined"
        columns={columns}
        rows={joined}
        rowKey={({ seller }) => seller}
        joinOf={({ price }) => Number(price)}
      />,
    );
    const rows = within(screen.getByRole("table", { name: "Joined" })).getAllByRole("row");
    expect(rows.filter(({ classList }) => classList.contains("joined")).map((row) => row.textContent)).toEqual(["A1"]);
  });

  it("keeps its header when there is nothing to list, with the specified text (R-174)", () => {
    render(<DataTable label="Offers" columns={columns} rows={[]} rowKey={(offer) => offer.seller} />);
    expect(screen.getByRole("columnheader", { name: "Seller" })).toBeVisible();
    expect(screen.getByRole("cell", { name: "No Data Found" })).toBeVisible();
    expect(screen.queryByText("₹89,800")).not.toBeInTheDocument();
  });
});

/** A list with its page in the address, and a filter that leads to the first one. */
function PagedList() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get("page") ?? 1);
  return (
    <main>
      <h1>Orders</h1>
      <button type="button" onClick={() => setParams({})}>
        All orders
      </button>
      <Pager page={page} pageSize={5} total={38} pageHref={(to) => `?page=${to}`} />
    </main>
  );
}

describe("pager", () => {
  function at(page: number, total = 38) {
    return render(
      <MemoryRouter>
        <Pager page={page} pageSize={5} total={total} pageHref={(to) => `?page=${to}`} />
      </MemoryRouter>,
    );
  }

  it("shows which rows these are and links to the other pages", async () => {
    const { container } = at(8);
    expect(screen.getByText("36 to 38 of 38")).toBeVisible();
    expect(screen.getByText("Page 8 of 8")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Page 8" })).toHaveAttribute("aria-current", "page");
    expect(screen.getByRole("link", { name: "Previous" })).toHaveAttribute("href", "/?page=7");
    expect(screen.queryByRole("link", { name: "Next" })).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it("leads to the heading of its list from the links below it, and leaves the focus alone after a filter", async () => {
    render(<PagedList />, { wrapper: MemoryRouter });
    await userEvent.click(screen.getByRole("link", { name: "Next" }));
    expect(screen.getByText("6 to 10 of 38")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Orders" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "All orders" }));
    expect(screen.getByText("1 to 5 of 38")).toBeVisible();
    expect(screen.getByRole("button", { name: "All orders" })).toHaveFocus();
  });

  it("has no links for a single page", () => {
    at(1, 3);
    expect(screen.getByText("1 to 3 of 3")).toBeVisible();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it.each([
    [1, 1, "1"],
    [1, 8, "1 2 3 4 … 8"],
    [5, 9, "1 … 4 5 6 … 9"],
    [9, 9, "1 … 6 7 8 9"],
  ])("on page %d of %d offers %s", (page, count, shown) => {
    const text = pagesToShow(page, count).map((entry) => (entry.kind === "gap" ? "…" : entry.page));
    expect(text.join(" ")).toBe(shown);
  });
});

describe("status", () => {
  it("shows the status as in the data, and cancel as cancelled", () => {
    render(
      <>
        <StatusPill kind="quotation" status="Seller Marked" />
        <StatusPill kind="order" status="cancel" />
        <StatusPill kind="freight" status="something new" />
      </>,
    );
    expect(screen.getByText("Seller Marked")).toBeVisible();
    expect(screen.getByText("cancelled")).toBeVisible();
    expect(screen.getByText("something new")).toBeVisible();
  });

  it.each([
    ["pending", "buyer", {}, "Sellers are answering"],
    ["pending", "buyer", { closesAt: "2026-11-21T04:35:00Z" }, "Offers until 10:05 am"],
    ["pending", "buyer", { isClosed: true }, "We are comparing the offers"],
    ["pending", "seller", { closesAt: "2026-11-21T04:35:00Z" }, "Your price until 10:05 am"],
    [
      "pending",
      "seller",
      { closesAt: "2026-11-21T04:35:00Z", hasOffered: true },
      "Price given, you can change it until 10:05 am",
    ],
    ["pending", "seller", { isClosed: true }, "Closed, waiting for the result"],
    ["Seller Marked", "buyer", {}, "You act next: pay the booking amount"],
    ["Seller Marked", "buyer", { isPaidByBank: true }, "We are checking your payment"],
    ["Seller Marked", "seller", {}, "Waiting for the buyer"],
    ["Seller Marked", "seller", { hasLost: true }, undefined],
    ["ordered", "seller", {}, "Go to order"],
    ["expired", "buyer", {}, "Ask again"],
    ["expired", "seller", {}, undefined],
  ] as const)("of a %s quotation tells the %s who acts next", (status, side, more, text) => {
    const act = quotationAct({ status, side, ...more });
    const { container } = render(<QuotationActLine act={act} />);
    expect(container.textContent).toBe(text ?? "");
  });
});

describe("facts and steps", () => {
  it("pairs labels and values", async () => {
    const { container } = render(
      <DefinitionList
        isWide
        items={[
          { term: "Brand", value: "Kaveri Ispat" },
          { term: "Total", value: "₹5", isTotal: true },
        ]}
      />,
    );
    expect(screen.getAllByRole("definition").map((value) => value.textContent)).toEqual(["Kaveri Ispat", "₹5"]);
    await expect(container).toHaveNoAxeViolations();
  });

  it("says what is done, what is current and what is still to come", async () => {
    const steps = [
      { key: "a", title: "Requested", state: "done" },
      { key: "b", title: "Seller Marked", detail: "You act next", state: "now" },
      { key: "c", title: "ordered", state: "next" },
    ] as const;
    const { container } = render(
      <>
        <Stepper label="Way of the quotation" steps={steps} />
        <Timeline label="Truck" steps={steps} />
      </>,
    );
    const [way] = screen.getAllByRole("list");
    expect(
      within(way ?? container)
        .getAllByRole("listitem")
        .map((step) => step.textContent),
    ).toEqual(["Requested, done", "Seller MarkedYou act next", "ordered, not yet"]);
    expect(screen.getAllByRole("listitem", { current: "step" })).toHaveLength(2);
    await expect(container).toHaveNoAxeViolations();
  });
});
