import { IngotHistoryAnswer } from "@mandi/shared/contract/ingot-price";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { anIngotDay } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const route = "GET /ingot-price-history";

function openHistory(address = "/historical-data") {
  const api = fakeApi();
  const data = [anIngotDay({ date: "2026-11-20" }), anIngotDay({ date: "2026-11-19", close: 40_321 })];
  api.answer(route, IngotHistoryAnswer, { location: ["Raipur", "Mandi Gobindgarh"], data });
  return { api, page: renderAt(routes, address) };
}

const wishes = (api: ReturnType<typeof fakeApi>) => api.calls(route).map(({ query }) => query.toString());
const change = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

// Shortly after midnight in India, when the machine's own day is still the previous one.
beforeEach(() =>
  jest.useFakeTimers({
    now: new Date("2026-11-20T19:00:00Z"),
    doNotFake: ["setTimeout", "setInterval", "queueMicrotask"],
  }),
);
afterEach(() => jest.useRealTimers());

it("opens on the last 30 days in India at the first place (R-109, R-110)", async () => {
  const { api, page } = openHistory();
  await page;
  const table = await screen.findByRole("table", { name: "Ingot prices, ex-Raipur" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Date", "Open", "High", "Low", "Close"]);
  const day = within(table).getByRole("row", { name: /19 Nov 2026/ });
  expect(
    within(day)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual(["Open ₹40,500", "High ₹40,900", "Low ₹40,400", "Close ₹40,321"]);
  expect(wishes(api)).toEqual(["from_date=2026-10-23&to_date=2026-11-21"]);
  expect(screen.getByLabelText("From")).toHaveAttribute("max", "2026-11-21");
});

it("fetches another place and keeps it in the address", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { api, page } = openHistory();
  const tab = await page;
  await screen.findByRole("table");
  await user.selectOptions(screen.getByLabelText("Location"), "Mandi Gobindgarh");
  expect(await screen.findByRole("table", { name: "Ingot prices, ex-Mandi Gobindgarh" })).toBeVisible();
  expect(tab.address()).toBe("/historical-data?location=Mandi+Gobindgarh");
  expect(wishes(api).at(-1)).toBe("from_date=2026-10-23&to_date=2026-11-21&ingot_location=Mandi+Gobindgarh");
});

it("moves the end forward when the start is chosen after it (R-110)", async () => {
  const { api, page } = openHistory("/historical-data?from=2026-10-01&to=2026-10-10");
  await page;
  await screen.findByRole("table");
  change("From", "2026-10-20");
  expect(screen.getByLabelText("To")).toHaveValue("2026-10-20");
  await screen.findByRole("table");
  expect(wishes(api).at(-1)).toBe("from_date=2026-10-20&to_date=2026-10-20");
});

it("accepts no end before the start and no day after today (R-110)", async () => {
  const { api, page } = openHistory("/historical-data?from=2026-11-10&to=2026-11-15");
  const tab = await page;
  await screen.findByRole("table");
  expect(screen.getByLabelText("To")).toHaveAttribute("min", "2026-11-10");
  change("To", "2026-11-01");
  expect(screen.getByLabelText("To")).toHaveValue("2026-11-10");
  change("To", "2027-01-01");
  expect(screen.getByLabelText("To")).toHaveValue("2026-11-21");
  await screen.findByRole("table");
  expect(tab.address()).toBe("/historical-data?from=2026-11-10&to=2026-11-21");
  expect(wishes(api).at(-1)).toBe("from_date=2026-11-10&to_date=2026-11-21");
});

it("puts a range that someone typed into the address in order", async () => {
  const { api, page } = openHistory("/historical-data?from=2029-01-01&to=yesterday");
  await page;
  await screen.findByRole("table");
  expect(wishes(api)).toEqual(["from_date=2026-11-21&to_date=2026-11-21"]);
});

it("fetches nothing while a year is being typed", async () => {
  const { api, page } = openHistory();
  await page;
  await screen.findByRole("table");
  change("From", "0002-11-01");
  expect(screen.getByLabelText("From")).toHaveValue("0002-11-01");
  expect(api.calls(route)).toHaveLength(1);
});

it("downloads the rows on screen as a file for spreadsheets", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { page } = openHistory("/historical-data?location=Mandi+Gobindgarh");
  await page;
  await screen.findByRole("table");
  await user.click(screen.getByRole("button", { name: "Export" }));
  expect(names).toEqual(["ingot-mandi-gobindgarh-2026-10-23-2026-11-21.csv"]);
  expect(await textOf(files[0])).toBe(
    "\uFEFFDate,Open,High,Low,Close\r\n2026-11-20,40500,40900,40400,40600\r\n2026-11-19,40500,40900,40400,40321\r\n",
  );
});

it("says 'No Data Found !' for a range without prices and offers no file", async () => {
  const api = fakeApi();
  api.answer(route, IngotHistoryAnswer, { location: ["Raipur"], data: [] });
  await renderAt(routes, "/historical-data");
  expect(await screen.findByText("No Data Found !")).toBeVisible();
  expect(screen.getByRole("button", { name: "Export" })).toBeDisabled();
});

it("names the place of the rows when the one in the address no longer exists (R-109)", async () => {
  const { page } = openHistory("/historical-data?location=Gone");
  await page;
  await screen.findByRole("table");
  expect(screen.getByLabelText("Location")).toHaveDisplayValue("Raipur");
});

it("fails in its place with a Retry", async () => {
  const api = fakeApi();
  api.cutOff(route);
  await renderAt(routes, "/historical-data");
  expect(await screen.findByText("Network Error")).toBeVisible();
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

/** Like Blob.text, but with the byte order mark, which a text decoder would drop. */
async function textOf(file: Blob | undefined): Promise<string> {
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result instanceof ArrayBuffer ? reader.result : new ArrayBuffer(0));
    reader.readAsArrayBuffer(file ?? new Blob());
  });
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(new Uint8Array(bytes));
}
