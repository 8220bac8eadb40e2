import { createTestApi, type TestApi } from "../../testing/test-api";
import { answerMinutes } from "../desk/desk-settings";
import { upsertSetting } from "./setting.store";
import { readSetting } from "./settings";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const store = (value: object) => upsertSetting(api.db, answerMinutes.key, JSON.stringify(value));

it("keeps what the desk has set in a table of values when the product adds a row to it", async () => {
  const { message: added, ...before } = answerMinutes.fallback;
  await store({ ...before, payment: 45 });
  expect(await readSetting(api.db, answerMinutes)).toEqual({ ...before, payment: 45, message: added });
});

it("uses the default where a stored value is not allowed", async () => {
  await store({ payment: -1 });
  expect(await readSetting(api.db, answerMinutes)).toEqual(answerMinutes.fallback);
});
