import { ProductListAnswer } from "../contract/product-list";
import { MessageAnswer } from "../contract/wire";
import { HttpFailure, http } from "../http/http";
import { fakeApi } from "./fake-api";
import { fakeToken, signInAs } from "./fake-session";
import { aPage, aProduct } from "./public-builders";

const products = () => http.get("/product-list", ProductListAnswer);

it("gives the configured answers and records the calls", async () => {
  const api = fakeApi();
  signInAs("customer");
  api.answer("GET /product-list", ProductListAnswer, aPage([aProduct({ name: "Wire rod" })]));
  api.answer("POST /thing/:id", MessageAnswer, ({ params }) => ({ message: `saved ${params["id"]}` }));
  await expect(products()).resolves.toEqual(aPage([aProduct({ name: "Wire rod" })]));
  await expect(http.post("/thing/a%20b", { size: 12 }, MessageAnswer)).resolves.toEqual({ message: "saved a b" });
  const [call] = api.calls("POST /thing/:id");
  expect(call?.body).toEqual({ size: 12 });
  expect(call?.headers.get("authorization")).toBe(`Bearer ${fakeToken}`);
});

it("uses the latest rule", async () => {
  const api = fakeApi();
  api.refuse("GET /product-list", 503);
  api.answer("GET /product-list", ProductListAnswer, aPage([]));
  await expect(products()).resolves.toEqual(aPage([]));
});

it("refuses and disconnects with the HTTP layer's messages", async () => {
  const api = fakeApi();
  api.refuse("GET /product-list", 429, { message: "Slow down", code: "too_many", retryAfterSeconds: 30 });
  const refused = await products().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(HttpFailure);
  expect(refused).toMatchObject({ status: 429, message: "Slow down", code: "too_many", retryAfterSeconds: 30 });
  api.refuse("GET /product-list", 502);
  await expect(products()).rejects.toThrow("Request failed with status code 502");
  api.cutOff("GET /product-list");
  await expect(products()).rejects.toThrow("Network Error");
});

it("holds a call until it is released", async () => {
  const api = fakeApi();
  api.answer("GET /product-list", ProductListAnswer, aPage([]));
  const held = api.hold("GET /product-list");
  let isHere = false;
  const answer = products().then(() => {
    isHere = true;
  });
  await Promise.resolve();
  expect(isHere).toBe(false);
  held.release();
  await answer;
  expect(isHere).toBe(true);
});

it("fails on an unexpected call and on an answer that breaks the contract", async () => {
  const api = fakeApi();
  expectConsole("The test did not foresee GET /product-list");
  await expect(products()).rejects.toThrow("Network Error");
  expectConsole("/data/0/name should be a string");
  api.answer("GET /product-list", ProductListAnswer, JSON.parse('{"data":[{"id":1,"name":2,"thumbnail":""}]}'));
  await expect(products()).rejects.toThrow("Network Error");
});
