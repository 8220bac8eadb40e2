import { createCatalogue } from "../../testing/catalogue-world";
import { createTestApi, type TestApi } from "../../testing/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  for (const name of [
    "TMT Bar",
    "MS Angle",
    "MS Channel",
    "MS Beam",
    "MS Flat",
    "MS Round Bar",
    "MS Square Bar",
    "ERW Pipe",
    "GI Pipe",
    "Square Hollow Section",
    "Rectangular Hollow Section",
    "HR Sheet",
    "HR Coil",
    "CR Sheet",
    "MS Plate",
    "Chequered Plate",
    "GC Roofing Sheet",
    "Colour Coated Roofing Sheet",
    "Binding Wire",
    "Barbed Wire",
    "Wire Nails",
    "Wire Rod",
    "Welding Electrodes",
    "Crushed Stone Aggregate",
    "Manufactured Sand",
    "Sponge Iron",
  ]) {
    await createCatalogue(api.db, name);
  }
});
afterAll(() => api.close());

it.each([
  ["sarya", "TMT Bar"],
  ["gol sariya", "MS Round Bar"],
  ["chokor bar", "MS Square Bar"],
  ["patti", "MS Flat"],
  ["ms patti", "MS Flat"],
  ["पट्टी", "MS Flat"],
  ["angel", "MS Angle"],
  ["chanal", "MS Channel"],
  ["beem", "MS Beam"],
  ["gol pipe", "ERW Pipe"],
  ["ms pipe", "ERW Pipe"],
  ["gi paip", "GI Pipe"],
  ["shs", "Square Hollow Section"],
  ["square pipe", "Square Hollow Section"],
  ["rhs", "Rectangular Hollow Section"],
  ["rectangular tube", "Rectangular Hollow Section"],
  ["hrc", "HR Coil"],
  ["hrc sheet", "HR Sheet"],
  ["crc sheet", "CR Sheet"],
  ["checkered plate", "Chequered Plate"],
  ["checker plate", "Chequered Plate"],
  ["nalidar chadar", "GC Roofing Sheet"],
  ["color coated sheet", "Colour Coated Roofing Sheet"],
  ["binding tar", "Binding Wire"],
  ["kanta taar", "Barbed Wire"],
  ["keel", "Wire Nails"],
  ["welding rod", "Welding Electrodes"],
  ["gitti", "Crushed Stone Aggregate"],
  ["reti", "Manufactured Sand"],
  ["dri", "Sponge Iron"],
])("finds %s as %s and uses every word", async (text, product) => {
  const { status, body } = await api.get(`/general-search?search_key=${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  expect(body.product_list[0]).toMatchObject({ name: product });
  expect(body.not_understood).toBeUndefined();
});
