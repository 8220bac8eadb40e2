import { createTestApi, type TestApi } from "../../testing/test-api";
import { allRoutes } from "./all-routes";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"] as const;

it("describes exactly the routes that are served (API9)", async () => {
  const { body } = await api.get("/openapi.json");
  const described = Object.entries<object>(body.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{([a-z_]+)\}/g, ":$1")}`),
  );
  expect(described.sort()).toEqual(allRoutes.map(({ method, path }) => `${method} /api${path}`).sort());
  for (const entry of described) {
    const [, path = ""] = entry.split(" ");
    const served = methods.filter((method) => api.server.hasRoute({ method, url: path }));
    const wanted = described.filter((other) => other.split(" ")[1] === path).map((other) => other.split(" ")[0]);
    expect([path, served.sort()]).toEqual([path, wanted.sort()]);
  }
});

it("describes for each operation who may call it and what it refuses", async () => {
  const { body } = await api.get("/openapi.json");
  const post = body.paths["/api/address"].post;
  expect(post.security).toEqual([{ token: [], binding: [] }]);
  expect(post.parameters).toContainEqual(expect.objectContaining({ name: "Idempotency-Key", required: false }));
  expect(post.requestBody.content["application/json"].schema.required).toContain("pincode");
  expect(body.paths["/api/home"].get.security).toEqual([]);
  expect(
    new Set(
      Object.values<object>(body.paths).flatMap((operations) =>
        Object.values<{ operationId: string }>({ ...operations }).map(({ operationId }) => operationId),
      ),
    ).size,
  ).toBe(allRoutes.length);
});
