import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { SharedTools, ToolsPlace } from "./tools-place";
import type { ViewColumn } from "./view-column";
import { WideTable } from "./wide-table";

interface Row {
  readonly number: string;
  readonly due: number | null;
}
const rows: readonly Row[] = [
  { number: "O1", due: 500 },
  { number: "O2", due: null },
  { number: "O3", due: 90 },
];
const columns: readonly ViewColumn<Row>[] = [
  { key: "number", head: "Number", isRowHead: true, value: ({ number }) => number, cell: ({ number }) => number },
  { key: "due", head: "Due", value: ({ due }) => due, cell: ({ due }) => due ?? "none" },
  { key: "acts", head: "Acts", cell: () => <button type="button">Pay</button> },
];

const Address = () => <output>{useLocation().search}</output>;
const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <WideTable label="Orders" columns={columns} rows={rows} rowKey={({ number }) => number} fileName="orders" />
      <Address />
    </MemoryRouter>,
  );
const numbers = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);

const windowOf = (isWide: boolean) =>
  jest
    .spyOn(globalThis, "matchMedia")
    .mockImplementation(
      (media) =>
        ({ media, matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
    );

describe("a table on a wide screen", () => {
  it("is sorted by its headers and shows the chosen columns, as in the address", async () => {
    windowOf(true);
    const { container } = show("/orders?hide=due&page=2");
    expect(screen.queryByRole("columnheader", { name: "Due" })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole("button", { name: "Columns" }));
    await userEvent.click(within(screen.getByRole("group", { name: "Columns" })).getByRole("button", { name: "Due" }));
    await userEvent.click(within(screen.getByRole("columnheader", { name: "Due" })).getByRole("button"));
    expect(numbers()).toEqual(["O3", "O1", "O2"]);
    expect(screen.getByRole("status")).toHaveTextContent("?page=2&sort=due");
    await userEvent.click(within(screen.getByRole("columnheader", { name: "Due" })).getByRole("button"));
    expect(numbers()).toEqual(["O1", "O3", "O2"]);
    await userEvent.click(within(screen.getByRole("columnheader", { name: "Due" })).getByRole("button"));
    expect(within(screen.getByRole("columnheader", { name: "Acts" })).queryByRole("button")).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it("keeps the views of two tables of a page apart in the address, and names their tools by the table", async () => {
    windowOf(true);
    const shared = { columns, rows, rowKey: ({ number }: Row) => number, fileName: "orders" };
    render(
      <MemoryRouter initialEntries={["/orders?sort=-due"]}>
        <WideTable label="Orders" {...shared} />
        <WideTable label="Batches" name="batches" {...shared} />
        <Address />
      </MemoryRouter>,
    );
    const numbersOf = (table: string) =>
      within(screen.getByRole("table", { name: table }))
        .getAllByRole("rowheader")
        .map((cell) => cell.textContent);
    const batches = within(screen.getByRole("table", { name: "Batches" }));
    await userEvent.click(within(batches.getByRole("columnheader", { name: "Due" })).getByRole("button"));
    await userEvent.click(await screen.findByRole("button", { name: "Columns: Batches" }));
    await userEvent.click(
      within(screen.getByRole("group", { name: "Columns: Batches" })).getByRole("button", { name: "Acts" }),
    );

    expect(screen.getByRole("status")).toHaveTextContent("?sort=-due&batches-sort=due&batches-hide=acts");
    expect([numbersOf("Orders"), numbersOf("Batches")]).toEqual([
      ["O1", "O3", "O2"],
      ["O3", "O1", "O2"],
    ]);
    expect(batches.queryByRole("columnheader", { name: "Acts" })).toBeNull();
    expect(screen.getByRole("button", { name: "Columns" })).toBeVisible();
  });

  it("has its tools in the row of the list's own tools where the list offers a place", async () => {
    windowOf(true);
    render(
      <MemoryRouter>
        <SharedTools>
          <section aria-label="Tools">
            <ToolsPlace />
          </section>
          <WideTable label="Orders" columns={columns} rows={rows} rowKey={({ number }) => number} />
        </SharedTools>
      </MemoryRouter>,
    );
    const tools = screen.getByRole("region", { name: "Tools" });
    await userEvent.click(await within(tools).findByRole("button", { name: "Columns" }));
    await userEvent.click(within(screen.getByRole("group", { name: "Columns" })).getByRole("button", { name: "Due" }));
    expect(screen.queryByRole("columnheader", { name: "Due" })).not.toBeInTheDocument();
  });

  it("is as the server sent it on a phone, whatever the address says, and fetches no tools", () => {
    windowOf(false);
    show("/orders?hide=due&sort=due");
    expect(numbers()).toEqual(["O1", "O2", "O3"]);
    expect(screen.getByRole("columnheader", { name: "Due" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Columns" })).not.toBeInTheDocument();
  });
});
