import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskSettingListAnswer, settingFacts } from "@mandi/shared/contract/desk/setting";
import { settingOtherWords } from "@mandi/shared/messages/desk-setting-words";
import { aDeskSetting } from "@mandi/shared/testing/desk-setting-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";
import { groupOf } from "./setting-groups";
import { linesOf } from "./setting-lines";

const none = { minimum: null, maximum: null, decimals: 0, choices: [] };
const settings = [
  aDeskSetting(),
  aDeskSetting({
    ...none,
    key: "quiet_nights",
    meaning: "Messages wait",
    unit: "",
    kind: "switch",
    value: "true",
    standard: "true",
  }),
  aDeskSetting({
    ...none,
    key: "tally_ledgers",
    meaning: "Names in Tally",
    unit: "",
    kind: "table",
    rows: [{ ...none, name: "bank", kind: "text", decimals: 80 }],
    value: '{"bank":"Bank"}',
    standard: '{"bank":"Bank"}',
    needs_second: 1,
    approval_id: 12,
  }),
];

async function opened() {
  const api = fakeDesk();
  api.answer("GET /desk/setting", DeskSettingListAnswer, { data: settings });
  api.answer("POST /desk/setting", DeskAnswer, { message: "The setting is changed.", approval_id: null });
  await renderAt(routes, "/desk/settings?search=and");
  return { api, user: userEvent.setup() };
}

/** Opens the change of a setting, types its new value and sends it with a reason. */
async function change(user: ReturnType<typeof userEvent.setup>, name: string, value: string | null, verb = "Change") {
  await user.click(await screen.findByRole("button", { name: `Change: ${name}` }));
  const dialog = await screen.findByRole("dialog", { name: `${name}?` });
  if (value !== null) {
    await user.clear(within(dialog).getByLabelText("New value"));
    await user.type(within(dialog).getByLabelText("New value"), value);
  }
  await user.type(within(dialog).getByLabelText("Reason"), "Agreed");
  await user.click(within(dialog).getByRole("button", { name: verb }));
  return dialog;
}

/** A desk with settings of three groups, one of them of a later version. */
async function openGroups(address: string) {
  const api = fakeDesk();
  const ofDesk = aDeskSetting({ key: "staff_session_hours", meaning: "Length of a staff session" });
  const later = aDeskSetting({ key: "a_later_one", meaning: "A setting of a later version" });
  api.answer("GET /desk/setting", DeskSettingListAnswer, { data: [later, ofDesk, ...settings] });
  return renderAt(routes, address);
}

const openNames = () =>
  screen
    .queryAllByRole("table")
    .filter((table) => table.closest("details")?.open)
    .map((table) => table.querySelector("caption")?.textContent);

it("shows the settings in groups that are closed until they are opened", async () => {
  await openGroups("/desk/settings");
  const groups = (await screen.findAllByRole("heading", { level: 2 })).map(({ textContent }) => textContent);
  const inOrder = [
    "Enquiries and marking",
    "Tax, e-way bills and books",
    "Ingot prices and messages",
    "The desk and its staff",
    "Others",
  ];
  expect(groups).toEqual(inOrder);
  expect(openNames()).toEqual([]);
  expect(screen.getByText("1 change waits")).toBeVisible();

  await userEvent.setup().click(screen.getByRole("heading", { name: "The desk and its staff" }));
  expect(openNames()).toEqual(["The desk and its staff"]);
  expect(screen.getByRole("row", { name: /^Length of a staff session/ })).toBeVisible();
});

it("opens the group that the address names, and moves the focus there", async () => {
  await openGroups("/desk/settings#desk");
  const title = await screen.findByRole("heading", { name: "The desk and its staff" });
  expect(title.closest("summary")).toHaveFocus();
});

it("opens what contains the words of a search, which is in the address, and closes it again after it", async () => {
  const tab = await openGroups("/desk/settings");
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Search the settings"), "staff length");
  await waitFor(() => expect(openNames()).toEqual(["The desk and its staff"]));
  expect(screen.getByRole("row", { name: /^Length of a staff session/ })).toBeVisible();
  expect(openNames()).toEqual(["The desk and its staff"]);
  expect(screen.queryByRole("row", { name: /^A marked price/ })).toBeNull();
  expect(tab.address()).toBe("/desk/settings?search=staff+length");
  await user.type(screen.getByLabelText("Search the settings"), " x");
  expect(await screen.findByText(/^No setting matches “staff length x”\. Try one word/)).toBe(
    screen.getByRole("status"),
  );
  await user.clear(screen.getByLabelText("Search the settings"));
  await waitFor(() => expect(openNames()).toEqual([]));
});

it("finds a setting by words of its name, its group and its unit, all of which it must contain", async () => {
  const api = fakeDesk();
  const interest = { key: "late_interest_percent", meaning: "Interest past the due day", unit: "percent a year" };
  api.answer("GET /desk/setting", DeskSettingListAnswer, { data: [...settings, aDeskSetting(interest)] });
  await renderAt(routes, "/desk/settings?search=year+commission+due");
  expect(await screen.findByRole("row", { name: /^Interest past the due day/ })).toBeVisible();
  expect(openNames()).toEqual(["Payment, credit and commission"]);
  await userEvent.setup().type(screen.getByLabelText("Search the settings"), " hours");
  expect(await screen.findByText(/^No setting matches “year commission due hours”\./)).toBe(screen.getByRole("status"));
});

it("finds settings by other words for them, shows these and says how many it found in how many groups", async () => {
  const api = fakeDesk();
  const all = Object.entries(settingFacts).map(([key, fact]) => aDeskSetting({ key, ...fact }));
  api.answer("GET /desk/setting", DeskSettingListAnswer, { data: all });
  await renderAt(routes, "/desk/settings?search=limits");
  const answer = await screen.findByText(/found in 6 groups, 3 by name$/);
  expect(Number.parseInt(answer.textContent, 10)).toBeGreaterThan(10);
  const upi = screen.getByRole("row", { name: /^UPI limit for one payment/ });
  // What was found by its name comes first, in the first group.
  expect(screen.getAllByRole("row")[1]).toBe(upi);
  expect(within(upi).getByText("limit", { selector: "mark" })).toBeVisible();
  expect(upi).not.toHaveTextContent("Also");
  expect(screen.getByText("“limits” in the name: 3")).toBeVisible();
  expect(screen.getByRole("row", { name: /^Limit above which a second person must confirm/ })).toBeVisible();
  // What only has such a word among others for it waits behind a press.
  expect(screen.queryByRole("row", { name: /^Validity of a marked price/ })).toBeNull();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /^Show \d+ more found by other words for “limits”$/ }));
  expect(screen.getByText(/^“limits” among other words for it: \d+$/)).toBeVisible();
  expect(screen.getByRole("row", { name: /^Validity of a marked price Also: limit/ })).toBeVisible();

  await user.clear(screen.getByLabelText("Search the settings"));
  await user.type(screen.getByLabelText("Search the settings"), "deadline");
  expect(
    await screen.findByRole("row", { name: /^Days of credit included in the price Also: deadline/ }),
  ).toBeVisible();
  expect(screen.queryByRole("row", { name: /^UPI limit/ })).toBeNull();
});

it("calls the rows of a setting as the books and the queue do", () => {
  const table = { kind: "table", value: "{}", standard: "{}" } as const;
  const rowsOf = (key: string, names: readonly string[]) => {
    const row = { kind: "text" as const, minimum: null, maximum: null, decimals: 80, choices: [] };
    const rows = names.map((name) => ({ ...row, name }));
    return linesOf([aDeskSetting({ ...table, key, meaning: key, rows })]).map(({ name }) => name);
  };
  expect(rowsOf("tally_ledgers", ["bank", "gst_in_cgst", "rcm_payable_igst", "gst_out"])).toEqual([
    "tally_ledgers: Bank",
    "tally_ledgers: GST paid on purchases, CGST",
    "tally_ledgers: GST under reverse charge, to be paid, IGST",
    "tally_ledgers: GST charged on sales",
  ]);
  expect(rowsOf("desk_answer_minutes", ["second person"])).toEqual(["desk_answer_minutes: Second person"]);
});

it("every setting of the market has other words by which it is found", () => {
  expect(Object.keys(settingOtherWords).toSorted()).toEqual(Object.keys(settingFacts).toSorted());
});

it("every setting of the market is in a group", () => {
  const keys = Object.keys(settingFacts);
  const lines = linesOf(keys.map((key) => aDeskSetting({ key })));
  expect(lines.filter((line) => groupOf(line) === "other").map(({ setting }) => setting.key)).toEqual([]);
});

it("shows what a setting means, its value and its allowed values, and refuses others", async () => {
  const { api, user } = await opened();
  expect(await screen.findByRole("row", { name: /A marked price holds for.*24 hours.*1 to 720.*never/ })).toBeVisible();
  const dialog = await change(user, "A marked price holds for", "900");
  expect(await within(dialog).findByText("Please enter at most 720.")).toBeVisible();
  expect(api.calls("POST /desk/setting")).toEqual([]);
});

it("sends a figure, a switch and one row of a table with the values that were read", async () => {
  const { api, user } = await opened();
  await change(user, "A marked price holds for", "48");
  await change(user, "Messages wait", null, "Turn off");
  const dialog = await change(user, "Names in Tally: Bank", "HDFC Bank");
  expect(dialog).toHaveTextContent("A second person confirms this change before it takes effect.");
  const read = { version: "3f2a90c1d4e5b607", reason: "Agreed" };
  expect(api.calls("POST /desk/setting").map(({ body }) => body)).toEqual([
    { key: "price_valid_hours", value: 48, ...read },
    { key: "quiet_nights", value: false, ...read },
    { key: "tally_ledgers", row: "bank", value: "HDFC Bank", ...read },
  ]);
});

it("links to the change of a setting that waits for a second person", async () => {
  await opened();
  const row = within(await screen.findByRole("row", { name: /^Names in Tally: Bank/ }));
  const link = row.getByRole("link", { name: "Waits for a second person: Names in Tally: Bank" });
  expect(link).toHaveAttribute("href", "/desk/approval/12");
  expect(screen.getAllByRole("link", { name: "Waits for a second person: Names in Tally: Bank" })).toHaveLength(1);
});

it("leads to the request that waits when another figure is asked for", async () => {
  const { api, user } = await opened();
  const message = "Another request is already waiting for a second person: A12.";
  api.refuse("POST /desk/setting", 409, { message });
  const dialog = await change(user, "A marked price holds for", "48");
  expect(await within(dialog).findByText(message)).toBeVisible();
  expect(within(dialog).getByRole("link", { name: "Open the request A12" })).toHaveAttribute(
    "href",
    "/desk/approval/12",
  );
});

it("says of the networks of the desk which networks may be entered, not how many letters", async () => {
  const api = fakeDesk();
  const text = { ...none, kind: "text" as const, decimals: 200, unit: "", value: '""', standard: '""' };
  const networks = aDeskSetting({ ...text, ...settingFacts["staff_networks"], key: "staff_networks" });
  api.answer("GET /desk/setting", DeskSettingListAnswer, { data: [networks] });
  await renderAt(routes, "/desk/settings?search=networks");
  const allowed = "networks such as 203.0.113.0/24, with commas between them; empty for any";
  const row = (await screen.findByText(allowed)).closest("tr");
  expect(row).toHaveTextContent("Networks from which the desk may be used");
  expect(row).not.toHaveTextContent("characters");
});
