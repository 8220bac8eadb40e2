import { screen, waitFor, within } from "@testing-library/react";
import {
  bhilai,
  catchDownloads,
  changesOf,
  csvFile,
  openProducts,
  raipur,
  rowsOf,
  settingsCall,
} from "../../../testing/bulk-world";

afterEach(() => localStorage.clear());

const textOf = (blob: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob ?? new Blob());
  });

describe("prices from a file", () => {
  it("shows each figure that changes, of whatever kind, and counts the lines that change nothing", async () => {
    const { user, api, open } = await openProducts();
    const dialog = await open("Import prices");
    await user.upload(
      dialog.getByLabelText(/CSV file/),
      csvFile("id,base_price,loading_charge,gst,tcs", "41,45500,,5,0", "42,44000,250,18,", "43,,300,,"),
    );
    expect(await dialog.findByText("2 products to change. 1 is already up to date.")).toBeVisible();
    expect(rowsOf(dialog, "Preview")).toEqual([
      "TMT Bar, Kaveri Ispat, Ex-Raipur | Base price | ₹45,000 | ₹45,500",
      "TMT Bar, Kaveri Ispat, Ex-Raipur | GST charge | 18% | 5%",
      "TMT Bar, Kaveri Ispat, Ex-Durg | Loading charge | ₹250 | ₹300",
    ]);
    await user.click(dialog.getByRole("button", { name: "Change 2 products" }));
    expect(await dialog.findByText("2 changed.")).toBeVisible();
    expect(changesOf(api)).toEqual([
      [
        {
          id: 41,
          price: { base_price: 45_500, gst: 5, tcs: 0 },
          price_before: { base_price: 45_000, gst: 18, tcs: 0 },
        },
        { id: 43, price: { loading_charge: 300 }, price_before: { loading_charge: 250 } },
      ],
    ]);
  });

  it("lists prices far from the listed ones first, and asks for confirmation before they are sent", async () => {
    const { user, api, open } = await openProducts([
      { ...raipur, far_percent: 25 },
      { ...bhilai, far_percent: 25 },
    ]);
    const dialog = await open("Import prices");
    await user.upload(dialog.getByLabelText(/CSV file/), csvFile("id,base_price", "41,45500", "42,44"));
    expect(await dialog.findByText(/1 price is far from the one you list now/)).toBeVisible();
    expect(rowsOf(dialog, "Preview")).toEqual([
      "TMT Bar, Kaveri Ispat, Ex-Bhilai | Base price | ₹44,000 | ₹44This is 99.9% below your listed price.",
      "TMT Bar, Kaveri Ispat, Ex-Raipur | Base price | ₹45,000 | ₹45,500",
    ]);

    await user.click(dialog.getByRole("button", { name: "Change 2 products" }));
    const question = within(await screen.findByRole("dialog", { name: "Change a price by this much?" }));
    expect(changesOf(api)).toEqual([]);
    await user.click(question.getByRole("button", { name: "Change 2 products" }));

    expect(await dialog.findByText("2 changed.")).toBeVisible();
    expect(changesOf(api).flat()).toMatchObject([
      { id: 41, price: { base_price: 45_500 } },
      { id: 42, price: { base_price: 44 }, confirmed_base_price: 44 },
    ]);
  });

  it("lists each bad line with its reason, and accepts the good ones", async () => {
    const { user, open } = await openProducts();
    const dialog = await open("Import prices");
    await user.upload(
      dialog.getByLabelText(/CSV file/),
      csvFile(
        "id,product,base_price,loading_charge,gst",
        "41,TMT Bar,45500,,",
        "42,TMT Bar,-5,,",
        "99,Ghost,100,,",
        "41,TMT Bar,46000,,",
        '43,"TMT, Bar",,,',
        "42,TMT Bar,,,118",
      ),
    );
    expect(await dialog.findByText("1 product to change.")).toBeVisible();
    expect(rowsOf(dialog, "Left out")).toEqual([
      '3 | TMT Bar, Kaveri Ispat, Ex-Bhilai | base_price: "-5" is not a number of 0 or more',
      "4 | Ghost | No product of yours has the number 99",
      "5 | TMT Bar, Kaveri Ispat, Ex-Raipur | The same as line 2",
      "6 | TMT Bar, Kaveri Ispat, Ex-Durg | Nothing is filled in",
      '7 | TMT Bar, Kaveri Ispat, Ex-Bhilai | gst: "118" is above 100',
    ]);
    const beforeSending = rowsOf(dialog, "Left out");
    await user.click(dialog.getByRole("button", { name: "Change 1 product" }));
    expect(await dialog.findByText("1 changed.")).toBeVisible();
    expect(rowsOf(dialog, "Left out")).toEqual(beforeSending);
  });

  it("saves a report with every figure, old and new, and every line that is left out", async () => {
    const files = catchDownloads();
    const { user, open } = await openProducts();
    const dialog = await open("Import prices");
    await user.upload(dialog.getByLabelText(/CSV file/), csvFile("id,base_price,gst", "41,45500,5", "99,1,"));
    await user.click(await dialog.findByRole("button", { name: "Report" }));
    expect(await textOf(files[0])).toBe(
      [
        "Line,Product,Result,Figure,Now,New,Reason",
        '2,"TMT Bar, Kaveri Ispat, Ex-Raipur",To change,Base price,"₹45,000","₹45,500",',
        '2,"TMT Bar, Kaveri Ispat, Ex-Raipur",To change,GST charge,18%,5%,',
        "3,,Left out,,,,No product of yours has the number 99",
        "",
      ].join("\r\n"),
    );
  });

  it("leaves out a product whose current price the server does not send", async () => {
    const { user, api, open } = await openProducts();
    api.refuse(settingsCall, 503);
    const dialog = await open("Import prices");
    await user.upload(dialog.getByLabelText(/CSV file/), csvFile("id,base_price", "41,45500"));
    expect(await dialog.findByText("Nothing changes.")).toBeVisible();
    expect(rowsOf(dialog, "Left out")[0]).toMatch(/^2 \| TMT Bar.*The current values could not be read/);
  });

  it("reads a figure in a file as it is read in a form", async () => {
    const { user, api, open } = await openProducts();
    const dialog = await open("Import prices");
    await user.upload(
      dialog.getByLabelText(/CSV file/),
      csvFile("id,base_price,loading_charge", '41,"₹ 46,500",Rs. 300/-', '42,"45,5",', "43,10000001,"),
    );
    expect(await dialog.findByText("1 product to change.")).toBeVisible();
    expect(rowsOf(dialog, "Left out")).toEqual([
      '3 | TMT Bar, Kaveri Ispat, Ex-Bhilai | base_price: "45,5" is not a number of 0 or more',
      '4 | TMT Bar, Kaveri Ispat, Ex-Durg | base_price: "10000001" is above 10000000',
    ]);
    await user.click(dialog.getByRole("button", { name: "Change 1 product" }));
    expect(await dialog.findByText("1 changed.")).toBeVisible();
    expect(changesOf(api).flat()).toMatchObject([{ id: 41, price: { base_price: 46_500, loading_charge: 300 } }]);
  });

  it("says which columns are missing", async () => {
    const { user, open } = await openProducts();
    const dialog = await open("Import prices");
    await user.upload(dialog.getByLabelText(/CSV file/), csvFile("name,price", "TMT,5"));
    expect(await dialog.findByText(/The first line must name these columns: id, base_price/)).toBeVisible();
  });

  it("renews an old price when the file contains the same one again", async () => {
    const { user, api, open } = await openProducts([
      { ...raipur, is_stale: true, last_updated: "2026-10-01T06:00:00.000Z" },
      bhilai,
    ]);
    const dialog = await open("Import prices");
    await user.upload(dialog.getByLabelText(/CSV file/), csvFile("id,base_price", "41,45000", "42,44000"));
    expect(await dialog.findByText("1 product to change. 1 is already up to date.")).toBeVisible();
    expect(rowsOf(dialog, "Preview")).toEqual(["TMT Bar, Kaveri Ispat, Ex-Raipur | Price of | 1 Oct 2026 | today"]);
    await user.click(dialog.getByRole("button", { name: "Change 1 product" }));
    await waitFor(() =>
      expect(changesOf(api)).toEqual([
        [{ id: 41, price: { base_price: 45_000 }, price_before: { base_price: 45_000 } }],
      ]),
    );
  });

  it("accepts the very file it saves, and then has nothing to change", async () => {
    const files = catchDownloads();
    const { user, open } = await openProducts([raipur, bhilai]);
    const out = await open("Export prices");
    await waitFor(() => expect(out.getByRole("button", { name: "Download" })).toBeEnabled());
    await user.click(out.getByRole("button", { name: "Download" }));
    await user.click(screen.getAllByRole("button", { name: "Close" }).at(-1) ?? document.body);
    const dialog = await open("Import prices");
    await user.upload(dialog.getByLabelText(/CSV file/), new File(files, "prices.csv", { type: "text/csv" }));
    expect(await dialog.findByText("Nothing changes. 2 are already up to date.")).toBeVisible();
    expect(dialog.getByRole("button", { name: "Change 0 products" })).toBeDisabled();
  });
});

it("reads stock by size from a file, shows old and new figures, and lists the sizes it cannot set", async () => {
  const { user, api, open } = await openProducts([raipur]);
  const dialog = await open("Import stock");
  await user.upload(
    dialog.getByLabelText(/CSV file/),
    csvFile("id;size_id;stock", "41;7;12.5", "41;8;3", "41;9;4", "41;7;abc"),
  );
  expect(await dialog.findByText("1 product to change.")).toBeVisible();
  expect(rowsOf(dialog, "Preview")).toEqual(["TMT Bar, Kaveri Ispat, Ex-Raipur | 12 mm | 60 MT | 12.500 MT"]);
  expect(rowsOf(dialog, "Left out")).toEqual([
    "3 | TMT Bar, Kaveri Ispat, Ex-Raipur | The size is not selected under Variation",
    "4 | TMT Bar, Kaveri Ispat, Ex-Raipur | The product has no size with the number 9",
    "5 | TMT Bar, Kaveri Ispat, Ex-Raipur | The same as line 2",
  ]);
  await user.click(dialog.getByRole("button", { name: "Change 1 product" }));
  expect(await dialog.findByText("1 changed.")).toBeVisible();
  expect(changesOf(api)).toEqual([[{ id: 41, stock: { id: [7], stock: [12.5] }, stock_before: [60] }]]);
});
