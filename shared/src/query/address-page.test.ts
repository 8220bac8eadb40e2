import { pageIn, paramsOfPage } from "./address-page";

it.each([
  ["", 1],
  ["page=1", 1],
  ["page=7", 7],
  ["page=0", 1],
  ["page=-3", 1],
  ["page=2.5", 1],
  ["page=two", 1],
  ["page=Infinity", 1],
  ["page=999999999", 100_000],
])("opens for the address %p page %p of the list", (search, page) => {
  expect(pageIn(new URLSearchParams(search))).toBe(page);
});

it("leads to another page with the same search, and to the first page without naming it", () => {
  const params = new URLSearchParams("search=tmt&page=3&bills=2");
  expect(`${paramsOfPage(params, 4)}`).toBe("search=tmt&page=4&bills=2");
  expect(`${paramsOfPage(params, 1)}`).toBe("search=tmt&bills=2");
  expect(`${paramsOfPage(params, 1, "bills")}`).toBe("search=tmt&page=3");
  expect(`${params}`).toBe("search=tmt&page=3&bills=2");
});
