import { HttpFailure } from "@mandi/shared/http";
import { readListPage } from "./list-page";

const refusedWith = (status: number) => () => Promise.reject(new HttpFailure("status", "Refused", { status }));
const whole = () => Promise.resolve({ data: ["first", "second"] });

it("takes a page with its place in the whole", async () => {
  const page = { data: ["third"], current_page: 2, last_page: 2, total: 3 };
  expect(await readListPage(() => Promise.resolve({ ...page, per_page: 2 }), whole)).toEqual(page);
});

it("takes the whole list of an older API, which refuses to be asked for a page", async () => {
  expect(await readListPage(refusedWith(400), whole)).toEqual({
    data: ["first", "second"],
    current_page: 1,
    last_page: 1,
    total: 2,
  });
});

it.each([404, 500, 503])("does not ask again after a %d", async (status) => {
  await expect(readListPage(refusedWith(status), whole)).rejects.toMatchObject({ status });
});
