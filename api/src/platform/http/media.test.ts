import { createTestApi, type TestApi } from "../../testing/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = {}) => api.server.inject({ method: "GET", url, headers });

describe("pictures", () => {
  it("are served as SVG with a tag, and not again to someone who has them", async () => {
    const first = await get("/media/products/tmt-bar.svg");
    expect(first.statusCode).toBe(200);
    expect(first.headers["content-type"]).toContain("image/svg+xml");
    expect(first.body).toContain("<title");

    const again = await get("/media/products/tmt-bar.svg", { "if-none-match": String(first.headers["etag"]) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");

    const head = await api.server.inject({ method: "HEAD", url: "/media/products/tmt-bar.svg" });
    expect(head.statusCode).toBe(200);
  });

  it.each([
    "/media/products/none.svg",
    "/media/..%2F/package.json",
    "/media/products/..%2F..%2Fpackage.json",
    "/media/products",
  ])("are nowhere but in their folders: %s", async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});
