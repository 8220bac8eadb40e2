import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestApi, type TestApi } from "../../testing/test-api";

const mediaFolder = mkdtempSync(join(tmpdir(), "mandi-media-"));
let api: TestApi;
beforeAll(async () => {
  mkdirSync(join(mediaFolder, "videos"));
  writeFileSync(join(mediaFolder, "videos/how-to.webm"), randomBytes(2_000));
  api = await createTestApi({ mediaFolder });
});
afterAll(async () => {
  await api.close();
  rmSync(mediaFolder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => api.server.inject({ method: "GET", url, headers });

describe("pictures", () => {
  it("are served as SVG with an ETag, and not again to a client that has them", async () => {
    const first = await get("/media/brand/favicon.svg");
    expect(first.statusCode).toBe(200);
    expect(first.headers["content-type"]).toContain("image/svg+xml");
    expect(first.body).toContain("<svg");

    const again = await get("/media/brand/favicon.svg", { "if-none-match": String(first.headers["etag"]) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");

    const head = await api.server.inject({ method: "HEAD", url: "/media/brand/favicon.svg" });
    expect(head.statusCode).toBe(200);
  });

  it.each([
    "/media/brand/none.svg",
    "/media/..%2F/package.json",
    "/media/brand/..%2F..%2Fpackage.json",
    "/media/brand",
  ])("are found only in their folders: %s", async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe("a video of another folder", () => {
  const video = "/media/videos/how-to.webm";

  it.each([
    ["bytes=0-3", 0, 4],
    ["bytes=100-", 100, undefined],
    ["bytes=-8", -8, undefined],
  ])("is answered in the part that a player asks for: %s", async (range, from, to) => {
    const whole = (await get(video)).rawPayload;

    const part = await get(video, { range });

    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.equals(whole.subarray(from, to))).toBe(true);
    expect(part.headers["content-range"]).toMatch(new RegExp(`^bytes \\d+-\\d+/${whole.length}$`));
  });

  it.each(["bytes=9-3", "bytes=999999999-", "lines=1-2", "bytes=0-1,4-5"])(
    "is answered in full for %s",
    async (range) => {
      const answer = await get(video, { range });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["content-type"]).toBe("video/webm");
    },
  );
});
