import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createTestDatabase, type TestDatabase } from "@mandi/api/internal/test-database";
import { tradeDay } from "@mandi/api/public/clock";
import { sanitiseHtml } from "@mandi/api/public/sanitise-html";
import { checkAadhaar } from "@mandi/shared/format/aadhaar";
import { checkGstin } from "@mandi/shared/format/gstin";
import { checkPan } from "@mandi/shared/format/pan";
import { sql } from "kysely";
import { fillDemoMarket } from "./fill";

const assets = fileURLToPath(new URL("../pictures/", import.meta.url));
const now = new Date("2026-11-21T05:12:00.000Z");

let database: TestDatabase;
const lines: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  await fillDemoMarket(database.db, { now, log: (line) => lines.push(line) });
});
afterAll(() => database.drop());

async function numberOf(text: string): Promise<number> {
  const { rows } = await sql<{ n: string }>`select (${sql.raw(text)}) as n`.execute(database.db);
  return Number(rows[0]?.n);
}

async function textsOf(query: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from (${sql.raw(query)}) as found (text)`.execute(
    database.db,
  );
  return rows.map(({ text }) => text);
}

describe("the demo market", () => {
  it("reports which subject it is filling", () => {
    expect(lines).toEqual([
      "Demo market: site",
      "Demo market: bank account",
      "Demo market: catalogue",
      "Demo market: people",
      "Demo market: ingot prices",
      "Demo market: listings",
      "Demo market: news",
      "Demo market: credit",
      "Demo market: inbox",
      "Demo market: freight",
      "Demo market: trade",
    ]);
  });

  it.each([
    ["categories", "select count(*) from category", 12],
    ["sub-categories", "select count(*) from sub_category", 24],
    ["products", "select count(*) from commodity_product", 40],
    ["brands", "select count(*) from brand", 15],
    ["listings that buyers may see", "select count(*) from offered_listing", 60],
    ["cities with a listing", "select count(distinct city) from offered_listing", 20],
    ["places with ingot prices", "select count(*) from ingot_location", 8],
    [
      "ingot days of the place with the fewest",
      "select min(n) from (select count(*) n from ingot_price group by location_id) x",
      600,
    ],
    ["points of today", "select min(n) from (select count(*) n from ingot_point group by location_id) x", 5],
    ["news", "select count(*) from news", 25],
    ["testimonials", "select count(*) from testimonial", 8],
    ["questions", "select count(*) from faq", 12],
    ["banners", "select count(*) from banner", 4],
    ["types of vehicles", "select count(*) from vehicle_type", 8],
    [
      "goods, vehicles and belts of the transporter with the fewest",
      "select min(least((select count(*) from transporter_product p where p.user_id = users.id), (select count(*) from transporter_vehicle v where v.user_id = users.id), (select count(*) from belt where belt.user_id = users.id))) from users where type = 'transporter'",
      3,
    ],
    ["addresses of the first buyer", "select count(*) from address", 3],
    [
      "days of price history of the listing with the fewest",
      "select min(n) from (select max(at)::date - min(at)::date + 1 n from listing_price group by listing_id) x",
      30,
    ],
  ])("has enough %s", async (_what, query, least) => {
    expect(await numberOf(query)).toBeGreaterThanOrEqual(least);
  });

  it("gives the first buyer a funded wallet and a credit line, and the new buyer nothing", async () => {
    const { rows } = await sql<{ phone: string; wallet: string; assigned: string }>`
      select phone, coalesce(sum(balance_paise) filter (where kind = 'wallet'), 0) as wallet,
        coalesce(sum(limit_paise) filter (where kind = 'credit'), 0) as assigned
      from users left join account on account.user_id = users.id
      where phone in ('9000000001', '9000000002') group by phone order by phone`.execute(database.db);
    const [first, second] = rows;
    expect(Number(first?.wallet)).toBeGreaterThan(100_000_000);
    expect(Number(first?.assigned)).toBe(50_000_000);
    expect([Number(second?.wallet), Number(second?.assigned)]).toEqual([0, 0]);
    expect(
      await numberOf("select count(*) from address join users on users.id = user_id where users.phone = '9000000002'"),
    ).toBe(0);
  });

  it("has the accounts that the documents list, each of its type", async () => {
    const people = await database.db.selectFrom("users").select(["phone", "type", "name"]).execute();
    const typeOf = new Map(people.map(({ phone, type }) => [phone, type]));
    for (const phone of ["9000000001", "9000000002"]) expect(typeOf.get(phone)).toBe("customer");
    for (const phone of ["9000000011", "9000000012", "9000000013"]) expect(typeOf.get(phone)).toBe("seller");
    for (const phone of ["9000000021", "9000000022"]) expect(typeOf.get(phone)).toBe("transporter");
    expect(typeOf.get("9000000091")).toBe("staff");
    expect(people.every(({ name }) => name.length > 3)).toBe(true);
  });

  it("gives each of the three seller accounts products of its own", async () => {
    expect(
      await numberOf(
        "select min(n) from (select count(listing.id) n from users left join listing on seller_id = users.id where phone in ('9000000011', '9000000012', '9000000013') group by users.id) x",
      ),
    ).toBeGreaterThanOrEqual(5);
  });

  it("shows no missing or oversized picture, nor an oversized video", async () => {
    const paths = await textsOf(
      "select photo from banner union select image from testimonial union select image from news union select thumbnail from brand union select thumbnail from commodity_product union select photo from vehicle_type union select unnest(images) from commodity_product",
    );
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => !existsSync(path.replace("/media/", assets)))).toEqual([]);
    const files = readdirSync(assets, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const heaviest = (name: string) => (name.endsWith(".webm") ? 400_000 : 40_000);
    const isHeavy = ({ parentPath, name }: (typeof files)[number]) =>
      statSync(`${parentPath}/${name}`).size >= heaviest(name);
    expect(files.filter(isHeavy)).toEqual([]);
  });

  it("describes in words what each banner shows (R-197)", async () => {
    const banners = await database.db.selectFrom("banner").select(["photo", "title"]).execute();
    expect(banners.length).toBeGreaterThanOrEqual(4);
    for (const { photo, title } of banners) {
      expect(readFileSync(photo.replace("/media/", assets), "utf8")).toContain(`>${title}</title>`);
    }
  });

  it("has tax numbers that pass their checks", async () => {
    const profiles = await database.db.selectFrom("profile").selectAll().execute();
    expect(profiles.length).toBeGreaterThanOrEqual(15);
    for (const profile of profiles) {
      expect(checkGstin(profile.gst_number).kind).toBe("valid");
      expect(checkPan(profile.pan_number).kind).toBe("valid");
      if (profile.aadhar_number !== "") expect(checkAadhaar(profile.aadhar_number).kind).toBe("valid");
    }
    const [platform] = await textsOf("select value from site_text where key = 'gst_number'");
    expect(checkGstin(platform ?? "").kind).toBe("valid");
  });

  it("stores HTML that the sanitiser leaves as it is", async () => {
    const texts = await textsOf(
      "select description from commodity_product union select delivery_info from commodity_product union select terms_condition from commodity_product union select description from news union select description from faq union select value from site_text where value like '<%'",
    );
    expect(texts.length).toBeGreaterThan(80);
    for (const text of texts) expect(sanitiseHtml(text)).toBe(text);
  });

  it("has no filler text", async () => {
    const texts = await textsOf(
      "select description from commodity_product union all select description from news union all select description from faq union all select value from site_text union all select message from testimonial",
    );
    expect(texts.filter((text) => /lorem|ipsum|dolor sit|todo|tbd|xxx|sample text/iu.test(text))).toEqual([]);
  });

  it("sells 8 mm TMT of the first mill at the price in the design drawings", async () => {
    const row = await database.db
      .selectFrom("offered_listing as listing")
      .innerJoin("brand", "brand.id", "listing.brand_id")
      .innerJoin("commodity_product as product", "product.id", "listing.commodity_product_id")
      .select(["listing.base_price_paise", "listing.ex_price_paise"])
      .innerJoin("users", "users.id", "listing.seller_id")
      .where("users.phone", "=", "9000000011")
      .where("brand.name", "=", "Kaveri Ispat")
      .where("product.name", "=", "TMT Bar")
      .where("listing.city", "=", "Raipur")
      .executeTakeFirstOrThrow();
    expect(row.base_price_paise).toBeGreaterThan(4_400_000);
    expect(row.base_price_paise).toBeLessThan(4_600_000);
    expect(row.ex_price_paise).toBe(Math.round((row.base_price_paise / 100 + 2_400) * 1.18) * 100);
  });

  it("has the newest entry of the price history as the current price of a listing", async () => {
    expect(
      await numberOf(
        "select count(*) from listing where (base_price_paise, ex_price_paise) is distinct from (select (base_price_paise, ex_price_paise) from (select base_price_paise, ex_price_paise from listing_price where listing_id = listing.id order by at desc, id desc limit 1) as last)",
      ),
    ).toBe(0);
  });

  it("has a price in every quality for each size of a listing, in its first quality the one that lists show", async () => {
    expect(
      await numberOf(
        "select count(*) from listing join listing_variation size on size.listing_id = listing.id where (size.quality_prices ->> listing.default_quality_id::text)::bigint is distinct from size.ex_price_paise or (select count(*) from jsonb_object_keys(size.quality_prices)) <> (select count(*) from product_quality q where q.commodity_product_id = listing.commodity_product_id)",
      ),
    ).toBe(0);
  });

  it("has no price, news or point in the future", async () => {
    const newest = await textsOf(
      "select max(at)::text from ingot_point union select max(created_at)::text from news union select max(at)::text from listing_price union select max(updated_at)::text from ingot_price",
    );
    for (const text of newest) expect(new Date(text).getTime()).toBeLessThanOrEqual(now.getTime());
    expect(await textsOf("select max(day)::text from ingot_price")).toEqual([tradeDay(now)]);
  });

  it("quotes in the news the closing prices of the history", async () => {
    const [close] = await textsOf(
      "select (close_paise / 100)::text from ingot_price join ingot_location on id = location_id where name = 'Raipur' order by day desc limit 1",
    );
    const [lead] = await textsOf("select title from news order by created_at desc limit 1");
    expect(lead?.replaceAll(",", "")).toContain(`₹${close}`);
  });

  it("is not filled twice", async () => {
    const before = await numberOf("select count(*) from listing");
    const result = await fillDemoMarket(database.db, { now, log: () => undefined });
    expect(result).toBe("already filled");
    expect(await numberOf("select count(*) from listing")).toBe(before);
  });
});

describe("a database that is not new", () => {
  it("is continued where an interrupted fill stopped", async () => {
    const half = await createTestDatabase();
    try {
      await fillDemoMarket(half.db, {
        now,
        log: (line) => {
          if (line.includes("people")) throw new Error("The machine stopped here");
        },
      }).catch(() => undefined);
      const seen: string[] = [];
      await expect(fillDemoMarket(half.db, { now, log: (line) => seen.push(line) })).resolves.toBe("filled");
      expect(seen.some((line) => line.includes("people"))).toBe(false);
      const count = await half.db
        .selectFrom("offered_listing")
        .select(sql<number>`count(*)::int`.as("n"))
        .executeTakeFirstOrThrow();
      expect(count.n).toBeGreaterThanOrEqual(60);
    } finally {
      await half.drop();
    }
  });

  it("is refused and not touched when it belongs to real users", async () => {
    const used = await createTestDatabase();
    try {
      await used.db.insertInto("users").values({ phone: "9812345678", type: "customer", created_at: now }).execute();
      await expect(fillDemoMarket(used.db, { now, log: () => undefined })).resolves.toBe("refused");
      const count = await used.db
        .selectFrom("commodity_product")
        .select(sql<number>`count(*)::int`.as("n"))
        .executeTakeFirstOrThrow();
      expect(count.n).toBe(0);
    } finally {
      await used.drop();
    }
  });
});
