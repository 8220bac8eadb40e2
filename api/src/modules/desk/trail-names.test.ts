import type { DeskRole } from "@mandi/shared/contract/desk/right";
import {
  type TrailSubject,
  type TrailSubjectKind,
  trailKeyFields,
  trailSubjects,
} from "@mandi/shared/contract/desk/trail-subject";
import { recordAudit } from "../../platform/audit";
import { apiOfFile } from "../../testing/api-of-file";

const api = apiOfFile();

interface Entry {
  readonly subject: TrailSubject;
  readonly action?: string;
  readonly detail?: Readonly<Record<string, string | number>>;
}

const write = ({ subject, action = "order note", detail = {} }: Entry) =>
  recordAudit(api.db, { at: api.clock.now(), actorId: null, action, subject, reason: "A test", detail });

/** The newest entry as a member of the desk with these roles reads it. */
async function read(entry: Entry, roles: readonly DeskRole[] = ["admin", "accountant"]) {
  await write(entry);
  const staff = await api.signIn("staff", { roles });
  const [first] = (await api.get(`/desk/audit?subject=${encodeURIComponent(entry.subject)}`, staff)).body.data;
  return first;
}

const keyOf = ({ id }: { readonly id: number }) => id;

it.each(Object.keys(trailSubjects))(
  "can show an entry about a record of the kind %s that is not there",
  async (kind) => {
    const known: TrailSubjectKind | undefined = Object.keys(trailSubjects).find(
      (one): one is TrailSubjectKind => one === kind,
    );
    const shown = await read({ subject: `${known ?? "order"}:987654` });
    expect(shown.subject).toBe(`${kind}:987654`);
    expect(shown.about ?? "").not.toContain(`${kind}:`);
  },
);

it("says of every key in an entry that its record is no longer there", async () => {
  const detail = Object.fromEntries(Object.keys(trailKeyFields).map((field) => [field, 987_654]));
  const { named } = await read({ subject: "order:987653", detail });
  const words = "one that is no longer there";
  expect(named).toHaveLength(Object.keys(detail).length);
  expect(named).toEqual(expect.arrayContaining(Object.keys(detail).map((field) => ({ field, words }))));
});

it("names a bank line by its day, amount and UTR to those who may read the bank's statement, and by its day to others", async () => {
  const staff = await api.signIn("staff");
  const line = {
    digest: Buffer.alloc(32, 7),
    day: "2026-11-26",
    amount_paise: 12_000_000,
    text: "NEFT SBIN426112100017",
  };
  const added = { ...line, utrs: ["SBIN426112100017"], imported_at: api.clock.now(), imported_by: staff.id };
  const id = keyOf(await api.db.insertInto("bank_line").values(added).returning("id").executeTakeFirstOrThrow());
  expect(await read({ subject: `bank-line:${id}` })).toMatchObject({
    about: "Bank line of 26 Nov 2026, ₹1,20,000.00, UTR SBIN426112100017",
    page: "/desk/bank",
  });
  expect(await read({ subject: `bank-line:${id}` }, ["operator"])).toMatchObject({ about: "Bank line of 26 Nov 2026" });
});

it("names a person with their company and links to them", async () => {
  const buyer = await api.signIn("customer");
  const name = { name: "Ramesh Agrawal", company_name: "Agrawal Traders" };
  await api.db.updateTable("users").set(name).where("id", "=", buyer.id).execute();
  expect(await read({ subject: `user:${buyer.id}` })).toMatchObject({
    about: "Ramesh Agrawal, Agrawal Traders, buyer",
    page: `/desk/user/${buyer.phone}`,
  });
  const entry = { subject: "bank-line", action: "bank-line match", detail: { user_id: buyer.id } } as const;
  expect((await read(entry)).named).toEqual([{ field: "user_id", words: "Ramesh Agrawal, Agrawal Traders, buyer" }]);
});

it("names who acted with their company, and staff by name alone", async () => {
  const people = [await api.signIn("seller"), await api.signIn("staff")];
  for (const [place, { id }] of people.entries()) {
    const name = { name: `Person ${place}`, company_name: "Steel Works" };
    await api.db.updateTable("users").set(name).where("id", "=", id).execute();
    const entry = { at: api.clock.now(), actorId: id, action: "order note", subject: `order:55${place}` } as const;
    await recordAudit(api.db, entry);
  }
  const actorOf = async (subject: string) =>
    (await api.get(`/desk/audit?subject=${subject}`, await api.signIn("staff"))).body.data[0].actor;
  expect(await actorOf("order:550")).toBe("Person 0, Steel Works");
  expect(await actorOf("order:551")).toBe("Person 1");
});

it("names entries of the site, the catalogue and the inbox, also in the lists of an act", async () => {
  const insert = api.db;
  const banner = await insert
    .insertInto("banner")
    .values({ photo: "/media/banners/tmt.svg", title: "TMT bars", position: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const question = await insert
    .insertInto("faq")
    .values({ title: "How do I pay?", description: "<p>By bank.</p>", position: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const brands = await insert
    .insertInto("brand")
    .values([{ name: "Kalyani Test" }, { name: "Rathi Test" }])
    .returning("id")
    .execute();
  const [one = 0, two = 0] = brands.map(keyOf);
  expect(await read({ subject: `banner:${banner.id}` })).toMatchObject({
    about: "Banner “TMT bars”",
    page: `/desk/site?section=banners&open=${banner.id}`,
  });
  expect(await read({ subject: `faq:${question.id}` })).toMatchObject({ about: "Question “How do I pay?”" });
  expect(await read({ subject: `brand:${one}` })).toMatchObject({ about: "Brand Kalyani Test" });
  const list = { ids: `[${two},${one}]`, version: "ab" };
  expect((await read({ subject: "brand:order", action: "brand order", detail: list })).named).toEqual([
    { field: "ids", words: "Rathi Test, Kalyani Test" },
  ]);
  const cut = { brand_ids: `[${one},${two},98` };
  expect((await read({ subject: "product:987654", action: "product size", detail: cut })).named).toEqual([
    { field: "brand_ids", words: "Kalyani Test, Rathi Test, and more" },
  ]);
});

it("names a rate of tax by its key, which the desk has words for, and the page of a setting", async () => {
  const row = await api.db
    .selectFrom("tax_row")
    .select(["id", "scope"])
    .where("key", "=", "gst")
    .executeTakeFirstOrThrow();
  expect(await read({ subject: `tax:${row.id}` })).toMatchObject({ means: `tax:gst ${row.scope}`, page: "/desk/tax" });
  expect(await read({ subject: "setting:credit_days" })).toMatchObject({ page: "/desk/settings?search=credit_days" });
});
