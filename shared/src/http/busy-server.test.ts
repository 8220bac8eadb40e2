import { Integer, Object as ObjectOf } from "typebox";
import { MessageAnswer } from "../contract/wire";
import { fakeApi } from "../testing/fake-api";
import { http } from "./http";

const Count = ObjectOf({ count: Integer() });
const busy = { message: "The service is busy.", retryAfterSeconds: 2 };

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
});

it("a read that meets a busy server is repeated by itself, and the person sees the answer", async () => {
  const api = fakeApi();
  api.refuse("GET /count", 503, busy);
  const count = http.get("/count", Count);
  await jest.advanceTimersByTimeAsync(1900);
  expect(api.calls("GET /count")).toHaveLength(1);

  api.answer("GET /count", Count, { count: 7 });
  await jest.advanceTimersByTimeAsync(1200);

  await expect(count).resolves.toEqual({ count: 7 });
  expect(api.calls("GET /count")).toHaveLength(2);
});

it("a read whose server stays busy fails with the server's message after two more attempts", async () => {
  const api = fakeApi();
  api.refuse("GET /count", 503, busy);
  const failed = expect(http.get("/count", Count)).rejects.toThrow("The service is busy.");

  await jest.advanceTimersByTimeAsync(10_000);

  await failed;
  expect(api.calls("GET /count")).toHaveLength(3);
});

it("a write is never repeated by itself, nor is a read whose server gives no time to wait or a long one", async () => {
  const api = fakeApi();
  api.refuse("POST /bookmark", 503, busy);
  api.refuse("GET /count", 503);
  api.refuse("GET /long", 503, { ...busy, retryAfterSeconds: 60 });
  const failures = Promise.allSettled([
    http.post("/bookmark", {}, MessageAnswer),
    http.get("/count", Count),
    http.get("/long", Count),
  ]);

  await jest.advanceTimersByTimeAsync(120_000);

  expect((await failures).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect([...api.calls("POST /bookmark"), ...api.calls("GET /count"), ...api.calls("GET /long")]).toHaveLength(3);
});
