import { Integer, Object as ObjectOf } from "typebox";
import { fakeApi } from "../testing/fake-api";
import { http } from "./http";

const Count = ObjectOf({ count: Integer() });
const address = "https://localhost/api/config";

function begin(answer: Promise<Response>): void {
  answer.catch(() => undefined);
  window.mandiBegun = { second: Promise.resolve(true), calls: new Map([[address, answer]]) };
}

afterEach(() => {
  Reflect.deleteProperty(window, "mandiBegun");
});

it("a call that the page's first script has begun is not sent again, and its answer is used once", async () => {
  const api = fakeApi();
  api.answer("GET /config", Count, { count: 8 });
  begin(Promise.resolve(Response.json({ count: 7 })));

  expect(await http.get("/config", Count)).toEqual({ count: 7 });
  expect(api.calls("GET /config")).toHaveLength(0);

  expect(await http.get("/config", Count)).toEqual({ count: 8 });
  expect(api.calls("GET /config")).toHaveLength(1);
});

it("a refusal of such a call reaches its reader, who may ask again", async () => {
  const api = fakeApi();
  api.answer("GET /config", Count, { count: 8 });
  begin(Promise.resolve(Response.json({ message: "busy", code: "busy" }, { status: 429 })));

  await expect(http.get("/config", Count)).rejects.toMatchObject({ kind: "status", status: 429 });
  expect(await http.get("/config", Count)).toEqual({ count: 8 });
});

it("such a call that never arrived is sent again", async () => {
  const api = fakeApi();
  api.answer("GET /config", Count, { count: 8 });
  begin(Promise.reject(new TypeError("Failed to fetch")));

  expect(await http.get("/config", Count)).toEqual({ count: 8 });
});
