import { createCatalogue, createListing, nameMeasure, renameSize } from "../../testing/catalogue-world";
import { createTestApi, type TestApi } from "../../testing/test-api";

let api: TestApi;

/** A product in two sizes, the first of which costs 55,932 and the second 54,162. */
async function offer(name: string, sizes: readonly (readonly [string, string])[]): Promise<void> {
  const catalogue = await createCatalogue(api.db, name);
  for (const [place, [sides, thickness]] of sizes.entries()) {
    const id = catalogue.sizeIds[place] ?? 0;
    await renameSize(api.db, id, sides);
    await nameMeasure(api.db, id, "Thickness", thickness);
  }
  await createListing(api.db, api.clock, catalogue, (await api.signIn("seller")).id);
}

beforeAll(async () => {
  api = await createTestApi();
  const [fifty, sixtyFive] = ["50 × 50", "65 × 65"] as const;
  await offer("Equal Angle", [
    [fifty, "5.0"],
    [fifty, "6.0"],
  ]);
  await offer("Light Section", [
    [fifty, "6.0"],
    [sixtyFive, "8.0"],
  ]);
  await offer("Heavy Section", [
    [fifty, "6.0"],
    [sixtyFive, "6.0"],
  ]);
});
afterAll(() => api.close());

async function search(text: string) {
  const { status, body } = await api.get(`/general-search?search_key=${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  return body.understood;
}

it("shows the price of the thickness that is asked for, not of the first one with the same sides", async () => {
  expect(await search("equal angle 50x50x6")).toMatchObject({
    labels: ["50 × 50 × 6 mm"],
    filter: { size: "50 × 50 mm", thickness: "6 mm" },
    lowest_price: 54_162,
    unknown: [],
  });
  expect(await search("equal angle 50x50x5 50x50x6")).toMatchObject({
    labels: ["50 × 50 × 5 mm", "50 × 50 × 6 mm"],
    filter: { size: "50 × 50 mm", thickness: "5 mm|6 mm" },
    lowest_price: 55_932,
    unknown: [],
  });
});

it("names sizes by their sides where each has another thickness, and says that it did not use these", async () => {
  const understood = await search("light section 50x50x6 65x65x8");
  expect(understood).toMatchObject({
    labels: ["50 × 50 mm", "65 × 65 mm"],
    kinds: ["size", "size"],
    // An offer of several sizes shows the price of the first.
    lowest_price: 55_932,
    unknown: ["6mm", "8mm"],
  });
  expect(understood.filter).toEqual({ size: "50 × 50 mm|65 × 65 mm" });
});

it("keeps one thickness of several sizes", async () => {
  expect(await search("heavy section 50x50x6 65x65x6")).toMatchObject({
    labels: ["50 × 50 × 6 mm", "65 × 65 × 6 mm"],
    filter: { size: "50 × 50 mm|65 × 65 mm", thickness: "6 mm" },
    unknown: [],
  });
});
