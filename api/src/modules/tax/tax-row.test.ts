import { reconciledApi } from "../../testing/api-of-file";
import type { SignedIn } from "../../testing/test-api";
import { findGstRate } from "./tax-row.service";

const api = reconciledApi();

const act = (as: SignedIn, path: string, body: object = {}) =>
  api.send(`/desk/tax${path}`, { reason: "Budget 2026", ...body }, as);
const listed = async (as: SignedIn, query = "") => (await api.get(`/desk/tax${query}`, as)).body.data;
const rateOn = async (hsn: string, day: string) => (await findGstRate(api.db, hsn, day))?.bp;

describe("the rates of the law", () => {
  it("depend on the day of the document: cement bears 28 percent up to 21 September 2025 and 18 percent after it", async () => {
    expect(await rateOn("25232930", "2025-09-21")).toBe(2_800);
    expect(await rateOn("25232930", "2025-09-22")).toBe(1_800);
    expect(await rateOn("72142090", "2017-06-30")).toBeUndefined();
  });

  it("are those of the longest prefix of the HSN, and can be any rate: bricks bear 12 percent", async () => {
    expect((await findGstRate(api.db, "72142090", "2026-11-20"))?.source).toContain("7214");
    expect(await rateOn("72011000", "2026-11-20")).toBe(1_800);
    expect(await rateOn("69010010", "2026-11-20")).toBe(1_200);
    expect(await rateOn("69010", "2026-11-20")).toBeUndefined();
    expect(await rateOn("10011900", "2026-11-20")).toBeUndefined();
  });
});

describe("the desk", () => {
  it("is warned of every row until somebody other than its author has confirmed it", async () => {
    const [staff, other] = [await api.signIn("staff"), await api.signIn("staff")];
    const row = { key: "gst", scope: "7228", value: "2800", first_day: "2026-12-01", source: "Notification 9/2026" };
    const { id } = (await act(staff, "", row)).body;
    const mine = async () => (await listed(staff)).find((each: { id: number }) => each.id === id);
    expect(await mine()).toMatchObject({ scope: "7228", warning: "Nobody has confirmed this", confirmed_by: null });

    expect((await act(staff, `/${id}/confirm`)).body.message).toBe(
      "gst 7228 from 2026-12-01: Somebody else has to confirm what you asked for.",
    );
    expect((await act(other, `/${id}/confirm`)).status).toBe(200);

    expect(await mine()).toMatchObject({ warning: "", last_day: null });
    expect((await act(other, `/${id}/confirm`)).status).toBe(409);
    expect(await rateOn("72281010", "2026-11-30")).toBe(1_800);
    expect(await rateOn("72281010", "2026-12-01")).toBe(2_800);
    const { data } = (await api.get("/desk/queue", staff)).body;
    expect(data).toContainEqual(expect.objectContaining({ what: "tax rows to confirm", command: "tax list" }));
  });

  it("confirms many rows at once, or none when one of them cannot be confirmed, and records each in the trail", async () => {
    const [staff, other] = [await api.signIn("staff"), await api.signIn("staff")];
    const add = async (scope: string): Promise<number> =>
      (await act(staff, "", { key: "gst", scope, value: "1800", first_day: "2026-12-01", source: "A notification" }))
        .body.id;
    const rows = [await add("7301"), await add("7302")];
    const confirmed = async () =>
      (await listed(staff)).filter(
        ({ id, confirmed_by }: { id: number; confirmed_by: string | null }) =>
          [...rows, mine].includes(id) && confirmed_by !== null,
      ).length;
    const mine = (
      await act(other, "", { key: "gst", scope: "7303", value: "1800", first_day: "2026-12-01", source: "Another" })
    ).body.id;

    expect(await act(other, "/confirm", { rows: [...rows, mine] })).toMatchObject({
      status: 409,
      body: { message: "gst 7303 from 2026-12-01: Somebody else has to confirm what you asked for." },
    });
    expect((await act(other, "/confirm", { rows: [...rows, 999_999] })).status).toBe(404);
    expect(await confirmed()).toBe(0);

    expect((await act(other, "/confirm", { rows })).body.message).toBe("2 rows are confirmed.");
    expect(await confirmed()).toBe(2);
    const trail = (await api.get(`/desk/audit?subject=tax:${rows[1]}`, staff)).body.data;
    expect(trail).toEqual([expect.objectContaining({ action: "tax confirm", reason: "Budget 2026" })]);
    expect((await act(other, "/confirm", { rows })).body.message).toContain("gst 7301 from 2026-12-01: This row is");
  });

  it("has all unconfirmed rows as one item in the queue, which disappears with the last of them", async () => {
    const [staff, other] = [await api.signIn("staff"), await api.signIn("staff")];
    const waiting = async () => (await api.get("/desk/queue/item?kind=tax", staff)).body;
    const before = (await api.get("/desk/queue/count", staff)).body.unread;
    const open = (await listed(staff)).filter(({ confirmed_by }: { confirmed_by: string | null }) => !confirmed_by);
    const { data, counts } = await waiting();
    expect(data).toEqual([
      expect.objectContaining({
        kind: "tax",
        what: `${open.length} tax rates wait for confirmation, the earliest from 1 Jul 2017`,
      }),
    ]);
    expect(counts).toContainEqual({ kind: "tax", count: 1 });

    for (const by of [staff, other]) {
      const ids = (await listed(by))
        .filter((row: { confirmed_by: string | null; is_own: number }) => row.confirmed_by === null && row.is_own === 0)
        .map(({ id }: { id: number }) => id);
      if (ids.length > 0) await act(by, "/confirm", { rows: ids });
    }
    expect((await waiting()).data).toEqual([]);
    expect((await api.get("/desk/queue/count", staff)).body.unread).toBe(before - 1);
  });

  it("changes a rate by ending its row and adding the next: two rows never share a day", async () => {
    const staff = await api.signIn("staff");
    const old = (await listed(staff)).find(({ scope }: { scope: string }) => scope === "7207");
    const next = { key: "gst", scope: "7207", value: "1200", first_day: "2026-12-01", source: "Notification 10/2026" };
    expect((await act(staff, "", next)).body.message).toContain("End it first");
    expect((await act(staff, `/${old.id}/end`, { last_day: "2026-11-20" })).body.errors).toHaveProperty("last_day");
    expect((await act(staff, `/${old.id}/end`, { last_day: "2026-11-30" })).status).toBe(200);
    expect((await act(staff, `/${old.id}/end`, { last_day: "2026-12-05" })).status).toBe(409);
    expect((await act(staff, "", next)).status).toBe(200);
    expect([await rateOn("72071920", "2026-11-30"), await rateOn("72071920", "2026-12-01")]).toEqual([1_800, 1_200]);
  });

  it("is told what is wrong with a row, and nothing is added", async () => {
    const staff = await api.signIn("staff");
    const before = await listed(staff, "?ended=1");
    const row = { key: "gst", scope: "7229", value: "18", first_day: "2026-12-01", source: "A notification" };
    const problems = async (wrong: object) => (await act(staff, "", { ...row, ...wrong })).body.errors;
    expect(await problems({ scope: "Steel" })).toEqual({
      scope: ["Please enter how the HSN begins, in 2 to 8 digits"],
    });
    expect(await problems({ value: "18%" })).toEqual({ value: ["Please enter hundredths of a percent, such as 1800"] });
    expect(await problems({ first_day: "2026-02-30" })).toHaveProperty("first_day");
    expect(await problems({ last_day: "2026-11-30" })).toEqual({
      last_day: ["Please enter a date on or after the first day"],
    });
    expect(await problems({ last_day: "2027-02-30" })).toEqual({ last_day: ["Please enter a valid date"] });
    expect(await problems({ key: "vat" })).toHaveProperty("key");
    expect(await listed(staff, "?ended=1")).toEqual(before);
  });
});

it("keeps every row: the database refuses to change its value or first day, or to delete it", async () => {
  const change = (set: object) => api.db.updateTable("tax_row").set(set).where("scope", "=", "7208").execute();
  await expect(change({ value: "500" })).rejects.toThrow("only confirmed and ended");
  await expect(change({ valid_from: "2020-01-01" })).rejects.toThrow("only confirmed and ended");
  await expect(api.db.deleteFrom("tax_row").where("scope", "=", "7208").execute()).rejects.toThrow();
});
