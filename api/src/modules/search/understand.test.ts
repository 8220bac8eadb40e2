import { createCatalogue, createListing, nameMeasure, renameSize } from "../../testing/catalogue-world";
import { createTestApi, type TestApi } from "../../testing/test-api";

let api: TestApi;
let productId: number;
let brandId: number;
beforeAll(async () => {
  api = await createTestApi();
  const catalogue = await createCatalogue(api.db, "TMT Bar");
  ({ productId, brandId } = catalogue);
  await api.db.updateTable("brand").set({ name: "Kaveri Ispat" }).where("id", "=", brandId).execute();
  for (const [city, basePaise] of [
    ["Raipur", 4_500_000],
    ["Mandi Gobindgarh", 4_600_000],
  ] as const) {
    await createListing(api.db, api.clock, catalogue, (await api.signIn("seller")).id, { city, basePaise });
  }
  await createCatalogue(api.db, "MS Angle");
});
afterAll(() => api.close());

async function search(text: string) {
  const { status, body } = await api.get(`/general-search?search_key=${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  return body;
}

it("reads product, size, grade and city in what a trader types", async () => {
  expect((await search("10mm Fe550D TMT Raipur")).understood).toEqual({
    product: { id: productId, name: "TMT Bar", thumbnail: "/art/tmt.svg" },
    labels: ["10 mm", "Fe 550D", "Raipur"],
    kinds: ["size", "grade", "city"],
    filter: { size: "10 mm", grade: "Fe 550D", city: "Raipur" },
    unknown: [],
    count: 1,
    lowest_price: 54_398,
  });
});

it.each(["सरिया 10 एमएम Raipur", "सरिया १० मिमी Raipur"])("reads units and figures of Hindi: %s", async (text) => {
  expect((await search(text)).understood).toMatchObject({ labels: ["10 mm", "Raipur"], unknown: [] });
});

it.each(["tmt 10mm 8 MT", "tmt 10 mm 8 ton Raipur", "tmt 10mm 8t", "सरिया 10 एमएम 8 टन", "tmt 10mm 500 kg"])(
  "does not take a quantity for a size: %s",
  async (text) => {
    const { understood } = await search(text);
    expect(understood).toMatchObject({ filter: { size: "10 mm" }, unknown: [] });
  },
);

it.each(["25 mt", "20 ton", "5000 kg", "10 टन"])(
  "finds nothing for a quantity alone, whatever has its figure: %s",
  async (text) => {
    await createCatalogue(api.db, `Bolt 25 M 20 mt 5000 10 ${text}`);
    expect(await search(text)).toEqual({ brand_list: [], product_list: [], market_news: [] });
  },
);

it.each([
  ["tmt10mm raipur", ["10 mm", "Raipur"]],
  ["fe550d10mm", ["10 mm", "Fe 550D"]],
])("reads a size that is written behind another word: %s", async (text, labels) => {
  const { understood } = await search(text);
  expect(understood).toMatchObject({ product: { name: "TMT Bar" }, unknown: [] });
  expect(understood.labels.toSorted()).toEqual(labels.toSorted());
});

it("takes two letters for a grade rather than for the beginning of a name", async () => {
  await createCatalogue(api.db, "Chain Link Fencing");
  expect((await search("fe 550d raipur")).understood).toMatchObject({
    product: { name: "TMT Bar" },
    labels: ["Fe 550D", "Raipur"],
  });
});

it("finds the same with a quantity as without it", async () => {
  const { product_list, brand_list } = await search("kaveri tmt");
  expect(await search("25 mt kaveri tmt")).toMatchObject({ product_list, brand_list });
  expect((await search("kaveri 20 ton")).brand_list).toMatchObject([{ name: "Kaveri Ispat" }]);
});

it("shows the lowest price of the size that is asked for", async () => {
  expect((await search("tmt raipur")).understood).toMatchObject({ count: 1, lowest_price: 55_932 });
  expect((await search("tmt 10mm raipur")).understood).toMatchObject({ lowest_price: 54_162 });
});

it.each(["tmt pune", "fe 500 d tmt", "tmt premium quality"])("still finds the product of %j", async (text) => {
  expect((await search(text)).product_list).toMatchObject([{ name: "TMT Bar" }]);
});

it.each([
  ["sariya 10 mm", { size: "10 mm" }, 2],
  ["सरिया 10 mm", { size: "10 mm" }, 2],
  ["3 sut rebar", { size: "10 mm" }, 2],
  ["tmt rod 8mm 10mm", { size: "8 mm|10 mm" }, 2],
  ["sarya 550d", { grade: "Fe 550D" }, 2],
  ["tmt fe 550d 10mm", { size: "10 mm", grade: "Fe 550D" }, 2],
  ["TMT bar mandi gobindgarh", { city: "Mandi Gobindgarh" }, 1],
  ["kaveri tmt fe 500", { grade: "Fe 500", brand: expect.any(String) }, 2],
])("understands %j", async (text, filter, count) => {
  const { understood } = await search(text);
  expect(understood).toMatchObject({ product: { id: productId }, count });
  expect(understood.filter).toEqual(filter);
});

it("finds a product by the word that traders use for it", async () => {
  expect((await search("sariya")).product_list).toMatchObject([{ name: "TMT Bar" }]);
});

it("names the words that were not understood about the product's offers", async () => {
  const { understood } = await search("tmt 10mm premium");
  expect(understood).toMatchObject({ filter: { size: "10 mm" }, unknown: ["premium"], count: 2 });
});

it("explains nothing about a product that nobody offers", async () => {
  const { understood } = await search("angle 8mm");
  expect(understood).toBeUndefined();
});

it.each(["tmt bar", "raipur", "12mm", "qwertyuiop", "%", "' or 1=1", "a ".repeat(50)])(
  "finds only the usual results for %j",
  async (text) => {
    expect((await search(text)).understood).toBeUndefined();
  },
);

it.each([
  ["10mm", "10 mm"],
  ["Fe550D", "Fe 550D"],
  ["fe 550d", "Fe 550D"],
])("finds offers by %j alone", async (text, label) => {
  expect((await search(text)).understood).toMatchObject({ product: { id: productId }, labels: [label] });
});

it("understands a mistyped city and brand, and leaves out what resembles neither", async () => {
  const { understood } = await search("tmt 10mm raiupr qqqqqq");
  expect(understood).toMatchObject({ labels: ["10 mm", "Raipur"], unknown: ["qqqqqq"] });
});

it("shows which words it did not understand when only a part of the text names a product", async () => {
  expect(await search("foo bar")).toMatchObject({ product_list: [{ name: "TMT Bar" }], not_understood: ["foo"] });
  expect((await search("tmt premium")).not_understood).toEqual(["premium"]);
  expect((await search("tmt bar")).not_understood).toBeUndefined();
  expect((await search("qwertyuiop")).not_understood).toBeUndefined();
});

it("prefers a product with the whole word in its name to one with a word that only begins with it", async () => {
  await createCatalogue(api.db, "Barbed Wire");
  expect((await search("foo bar")).product_list).toMatchObject([{ name: "TMT Bar" }]);
});

it("names the words of a long text that it did not use", async () => {
  const long = `tmt 10mm ${"premium ".repeat(6)} vizag`;
  expect((await search(long)).understood.unknown).toEqual([...Array(6).fill("premium"), "vizag"]);
});

it.each([
  ["25,5 mt tmt 10mm", "25,5 mt"],
  ["tmt 10mm -5 MT", "-5 mt"],
])("takes no size from the unclear quantity in %j, and names it", async (text, unclear) => {
  expect((await search(text)).understood).toMatchObject({ labels: ["10 mm"], unknown: [unclear] });
});

it("suggests a city of the text where no seller loads as the place of delivery", async () => {
  const { understood, delivery_place } = await search("tmt 10mm Pune");
  expect(understood).toMatchObject({ labels: ["10 mm"], unknown: [] });
  expect(delivery_place).toEqual({ city: "Pune", pincode: "411001" });
  expect(await search("tmt pune")).toMatchObject({
    product_list: [{ name: "TMT Bar" }],
    delivery_place: { city: "Pune" },
  });
  expect((await search("tmt pune")).not_understood).toBeUndefined();
  expect((await search("tmt raipur")).delivery_place).toBeUndefined();
});

it("takes the place of a pincode as the place of delivery, even where sellers load in its city", async () => {
  const { understood, delivery_place } = await search("10mm tmt 25 mt raipur 492001");
  expect(understood).toMatchObject({ labels: ["10 mm"], filter: { size: "10 mm" }, unknown: [] });
  expect(delivery_place).toEqual({ city: "Raipur", pincode: "492001" });
  expect((await search("tmt 999999")).delivery_place).toBeUndefined();
});

it("takes a mistyped word as the product that the correct word finds first", async () => {
  const longer = await createCatalogue(api.db, "CRS TMT Bar");
  await createListing(api.db, api.clock, longer, (await api.signIn("seller")).id);
  expect((await search("tmtt 10mm")).understood).toMatchObject({ product: { name: "TMT Bar" } });
});

it.each(["tmtt 10 mm", "tmt ten mm", "tmtt eigt mm"])(
  "understands %s in spite of a typing error or a spelt-out figure",
  async (text) => {
    expect((await search(text)).understood).toMatchObject({
      product: { name: "TMT Bar" },
      labels: [text.includes("eigt") ? "8 mm" : "10 mm"],
      unknown: [],
    });
  },
);

describe("sections", () => {
  beforeAll(async () => {
    for (const [name, size] of [
      ["MS Channel", "ISMC 100 × 50"],
      ["MS Beam", "ISMB 200"],
      ["Equal Angle", "50 × 50"],
      ["HR Sheet", "2.00"],
    ] as const) {
      const section = await createCatalogue(api.db, name);
      await renameSize(api.db, section.sizeIds[0], size);
      if (name === "Equal Angle") await nameMeasure(api.db, section.sizeIds[0], "Thickness", "6.0");
      await createListing(api.db, api.clock, section, (await api.signIn("seller")).id);
    }
  });

  it.each([
    ["ismc 100x50", "MS Channel", "ISMC 100 × 50 mm"],
    ["ISMC 100 x 50 10 ton", "MS Channel", "ISMC 100 × 50 mm"],
    ["channel 100x50", "MS Channel", "ISMC 100 × 50 mm"],
    ["ismb 200", "MS Beam", "ISMB 200 mm"],
    ["i beam 200", "MS Beam", "ISMB 200 mm"],
    ["ms channel ismc 100", "MS Channel", "ISMC 100 × 50 mm"],
    ["hr sheet 2mm", "HR Sheet", "2.00 mm"],
    ["hr sheet 2.0 mm", "HR Sheet", "2.00 mm"],
  ])("reads a section by its Indian Standard letters and its sides: %s", async (text, product, size) => {
    expect((await search(text)).understood).toMatchObject({
      product: { name: product },
      filter: { size },
      unknown: [],
    });
  });

  it("drops no word beside a size with its thickness", async () => {
    expect((await search("equal angle 50x50x8 patnaa 25")).understood.unknown).toEqual(["x8", "patnaa", "25"]);
  });

  it.each(["equal angle 50x50x6", "equal angle 50 x 50 x 6 mm"])(
    "reads the thickness that the offers have: %s",
    async (text) => {
      expect((await search(text)).understood).toMatchObject({
        labels: ["50 × 50 × 6 mm"],
        filter: { size: "50 × 50 mm", thickness: "6 mm" },
        unknown: [],
      });
    },
  );

  it.each(["6mm equal angle", "equal angle 6 mm thick"])("finds goods by their thickness alone: %s", async (text) => {
    const { understood } = await search(text);
    expect(understood).toMatchObject({ labels: ["6 mm"], kinds: ["thickness"], unknown: [], count: 1 });
    expect(understood.filter).toEqual({ thickness: "6 mm" });
  });

  it("names no thickness where one of several sizes is asked for without it", async () => {
    const { understood } = await search("equal angle 50x50x6 10mm");
    expect(understood).toMatchObject({
      labels: ["50 × 50 mm", "10 mm"],
      filter: { size: "50 × 50 mm|10 mm" },
      unknown: ["6mm"],
      count: 1,
      lowest_price: 55_932,
    });
    expect(understood.filter.thickness).toBeUndefined();
  });

  it.each(["equal angle 50x50x8", "equal angle 50 x 50 x 8 mm"])(
    "reports that no offer with these sides has the thickness: %s",
    async (text) => {
      expect((await search(text)).understood).toMatchObject({ labels: ["50 × 50 mm"], unknown: ["x8"] });
    },
  );
});
