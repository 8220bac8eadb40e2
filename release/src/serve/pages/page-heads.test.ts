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

const asked = (url: string, ip = "192.0.2.1") => ({ url, origin, ip });

const answer = (status: number, body: unknown = {}) => ask.mockResolvedValueOnce(Response.json(body, { status }));

it("fetches the metadata of a page from the api once a minute", async () => {
  const headOf = pageHeads("http://api");
  answer(200, { data: head });
  expect(await headOf(asked("/faq"))).toEqual(head);
  jest.advanceTimersByTime(59_000);
  expect(await headOf(asked("/faq"))).toEqual(head);
  expect(ask).toHaveBeenCalledTimes(1);

  jest.advanceTimersByTime(1_000);
  answer(200, { data: { ...head, title: "Questions" } });
  expect(await headOf(asked("/faq"))).toMatchObject({ title: "Questions" });
});

it("distinguishes an address with no content from an api that does not answer", async () => {
  const headOf = pageHeads("http://api");
  answer(404);
  expect(await headOf(asked("/wallet"))).toBe("nothing");
  answer(503);
  expect(await headOf(asked("/faq"))).toBeNull();
});

it("soon retries an api that did not answer", async () => {
  const headOf = pageHeads("http://api");
  ask.mockRejectedValueOnce(new TypeError("fetch failed"));
  expect(await headOf(asked("/faq"))).toBeNull();
  jest.advanceTimersByTime(5_000);
  answer(200, { data: head });
  expect(await headOf(asked("/faq"))).toEqual(head);
});

it("fetches once per address whatever query is appended, and on behalf of the visitor", async () => {
  const headOf = pageHeads("http://api");
  answer(200, { data: head });
  await headOf(asked("/faq?utm=1"));
  await headOf(asked("/faq?utm=2&x=3", "192.0.2.2"));
  expect(ask).toHaveBeenCalledTimes(1);
  answer(200, { data: head });
  await headOf(asked("/product-list/7?x=1&type=brand", "192.0.2.2"));

  expect(ask.mock.calls.map(([url]) => new URL(String(url)).searchParams.get("path"))).toEqual([
    "/faq",
    "/product-list/7?type=brand",
  ]);
  expect(ask.mock.calls.map(([, options]) => options.headers)).toEqual([
    { "X-Forwarded-For": "192.0.2.1" },
    { "X-Forwarded-For": "192.0.2.2" },
  ]);
});

it("does not let one visitor, who has used up their requests, take the metadata from everybody", async () => {
  const headOf = pageHeads("http://api");
  answer(429);
  expect(await headOf(asked("/faq", "10.0.0.1"))).toBeNull();
  answer(200, { data: head });
  expect(await headOf(asked("/faq", "10.0.0.2"))).toEqual(head);

  jest.advanceTimersByTime(60_000);
  answer(429);
  expect(await headOf(asked("/faq", "10.0.0.1"))).toEqual(head);
  answer(200, { data: { ...head, title: "Questions" } });
  expect(await headOf(asked("/faq", "10.0.0.2"))).toMatchObject({ title: "Questions" });
});

it("serves the last metadata while the api is silent", async () => {
  const headOf = pageHeads("http://api");
  answer(200, { data: head });
  await headOf(asked("/faq"));
  jest.advanceTimersByTime(60_000);
  ask.mockRejectedValueOnce(new TypeError("fetch failed"));
  expect(await headOf(asked("/faq"))).toEqual(head);
  jest.advanceTimersByTime(5_000);
  answer(404);
  expect(await headOf(asked("/faq"))).toBe("nothing");
});
