import { pageHeads } from "./page-heads";

const head = {
  title: "FAQ",
  description: "Answers",
  canonical: "https://mandi.example/faq",
  image: "",
  type: "website",
  json_ld: [],
};
const origin = "https://mandi.example";

let ask: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-21T06:00:00Z") });
  ask = jest.spyOn(globalThis, "fetch");
});
afterEach(() => {
  jest.useRealTimers();
  ask.mockRestore();
});

const answer = (status: number, body: unknown = {}) => ask.mockResolvedValueOnce(Response.json(body, { status }));

it("asks the api for the words of a page once a minute", async () => {
  const headOf = pageHeads("http://api");
  answer(200, { data: head });
  expect(await headOf("/faq", origin)).toEqual(head);
  jest.advanceTimersByTime(59_000);
  expect(await headOf("/faq", origin)).toEqual(head);
  expect(ask).toHaveBeenCalledTimes(1);

  jest.advanceTimersByTime(1_000);
  answer(200, { data: { ...head, title: "Questions" } });
  expect(await headOf("/faq", origin)).toMatchObject({ title: "Questions" });
});

it("knows an address with nothing to find from an api that does not answer", async () => {
  const headOf = pageHeads("http://api");
  answer(404);
  expect(await headOf("/wallet", origin)).toBe("nothing");
  answer(503);
  expect(await headOf("/faq", origin)).toBeNull();
});

it("asks again soon after an api that did not answer", async () => {
  const headOf = pageHeads("http://api");
  ask.mockRejectedValueOnce(new TypeError("fetch failed"));
  expect(await headOf("/faq", origin)).toBeNull();
  jest.advanceTimersByTime(5_000);
  answer(200, { data: head });
  expect(await headOf("/faq", origin)).toEqual(head);
});
