import { readListPage } from "./list-page";

it("takes a page with its place in the whole", async () => {
  const page = { data: ["third"], current_page: 2, last_page: 2, total: 3 };
  expect(await readListPage(Promise.resolve({ ...page, per_page: 2 }))).toEqual(page);
});

it("takes a list that names no pages for its only one", async () => {
  expect(await readListPage(Promise.resolve({ data: ["first", "second"] }))).toEqual({
    data: ["first", "second"],
    current_page: 1,
    last_page: 1,
    total: 2,
  });
});
