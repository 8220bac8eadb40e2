import { createCatalogue, createListing, nameMeasure, renameSize } from "../../testing/catalogue-world";
import { createTestApi, type TestApi } from "../../testing/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  const sheet = await createCatalogue(api.db, "HR Sheet");
  await renameSize(api.db, sheet.sizeIds[0], "1.60");
  await nameMeasure(api.db, sheet.sizeIds[0], "Gauge", "16");
  const pipe = await createCatalogue(api.db, "GI Pipe");
  await renameSize(api.db, pipe.sizeIds[0], "50 NB");
  await renameSize(api.db, pipe.sizeIds[1], "32 NB");
  const tube = await createCatalogue(api.db, "Steel Tube");
  await renameSize(api.db, tube.sizeIds[0], "15 NB");
  await renameSize(api.db, tube.sizeIds[1], "40 NB");
  const nails = await createCatalogue(api.db, "Wire Nails");
  await renameSize(api.db, nails.sizeIds[0], "2 inch");
  for (const goods of [sheet, pipe, tube, nails]) {
    await createListing(api.db, api.clock, goods, (await api.signIn("seller")).id);
  }
});
afterAll(() => api.close());

it.each([
  ["16 gauge hr sheet", "HR Sheet", "1.60 mm"],
  ["hr sheet 16g", "HR Sheet", "1.60 mm"],
  ["hr sheet 16 swg", "HR Sheet", "1.60 mm"],
  ["hr sheet 16 guage", "HR Sheet", "1.60 mm"],
  ["1.6mm thick hr sheet", "HR Sheet", "1.60 mm"],
  ["gi pipe 2 inch", "GI Pipe", "50 NB mm"],
  ['gi pipe 2"', "GI Pipe", "50 NB mm"],
  ["gi pipe 50 nb", "GI Pipe", "50 NB mm"],
  ["gi pipe 1 1/4 inch", "GI Pipe", "32 NB mm"],
  ['gi pipe 1.1/4"', "GI Pipe", "32 NB mm"],
  ["steel tube 1/2 inch", "Steel Tube", "15 NB mm"],
  ["steel tube 1 1/2 inch", "Steel Tube", "40 NB mm"],
  ['1-1/2" steel tube', "Steel Tube", "40 NB mm"],
  ["wire nails 2 inch", "Wire Nails", "2 inch mm"],
])("reads %s as a size of %s: %s", async (text, product, size) => {
  const { status, body } = await api.get(`/general-search?search_key=${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  expect(body.understood).toMatchObject({ product: { name: product }, filter: { size }, unknown: [] });
});

it("names a gauge that no offer has as a word that it did not use", async () => {
  const { body } = await api.get("/general-search?search_key=hr%20sheet%2012%20gauge");
  expect(body.product_list[0].name).toBe("HR Sheet");
  expect(body.not_understood).toEqual(["12", "gauge"]);
});
