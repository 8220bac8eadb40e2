import { createTestApi, type TestApi } from "../../testing/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it("reports that it is alive and that its database answers", async () => {
  expect(await api.get("/health")).toMatchObject({ status: 200, body: { status: "ok" } });
  expect(await api.get("/ready")).toMatchObject({ status: 200, body: { status: "ok" } });
});

it("describes every served route at /api/openapi.json", async () => {
  const { status, body } = await api.get("/openapi.json");
  expect(status).toBe(200);
  expect(body.openapi).toBe("3.1.0");
  expect(body.paths["/api/health"].get.summary).toBe("The process is alive");
});

it("answers an unknown path with the one error shape", async () => {
  expect(await api.get("/nowhere")).toMatchObject({ status: 404, body: { code: "not_found", message: "Not found." } });
});
