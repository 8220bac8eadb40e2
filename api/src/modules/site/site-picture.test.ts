import { createHash } from "node:crypto";
import { secondsAfter } from "../../platform/clock";
import { jpegOf, pngOf, webpOf } from "../../testing/picture-files";
import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";
import { uploadFile } from "../../testing/upload-file";
import { removeUnusedUploads } from "../uploads/upload.service";

let api: TestApi;
let staff: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
  staff = await api.signIn("staff", { name: "Nandini Rao" });
});
afterAll(() => api.close());
// Public answers are cached for seconds.
beforeEach(() => api.clock.advance(60));

const act = (path: string, body: object, as = staff) => api.act(as, `/banner${path}`, body);
const uploaded = async (bytes: Buffer, as = staff): Promise<number> => (await uploadFile(api, as, bytes)).body.id;
const rowOf = async (id: number) =>
  (await api.get("/desk/banner", staff)).body.data.find((row: { id: number }) => row.id === id);
const seen = async (title: string) => {
  api.clock.advance(60);
  return (await api.get("/home")).body.banners.find((one: { title?: string }) => one.title === title);
};
/** Markers of a JPEG may follow any number of bytes FF. */
const withFill = (jpeg: Buffer, count: number): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(count, 0xff), jpeg.subarray(2)]);
const open = (url: string, headers: Record<string, string> = {}) => api.server.inject({ url, headers });

describe("a picture that the desk uploads for a banner", () => {
  it.each([
    ["PNG", pngOf(960, 1200), "image/png", "png"],
    ["JPEG", jpegOf(960, 1200), "image/jpeg", "jpg"],
    ["JPEG with fill bytes", withFill(jpegOf(960, 1200), 5), "image/jpeg", "jpg"],
    ["lossy WebP", webpOf("VP8 ", 960, 1200), "image/webp", "webp"],
    ["lossless WebP", webpOf("VP8L", 960, 1200), "image/webp", "webp"],
    ["WebP with transparency", webpOf("VP8X", 960, 1200), "image/webp", "webp"],
  ])("is on the home page for everybody, when it is a %s", async (kind, bytes, type, ending) => {
    const { status } = await act("", { photo_upload_id: await uploaded(bytes), title: kind });
    expect(status).toBe(200);

    const { photo } = await seen(kind);

    expect(photo).toMatch(new RegExp(`^/media/site/[0-9a-f]{32}\\.${ending}$`));
    const file = await open(photo);
    expect([file.statusCode, file.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(file.headers).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=86400",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    expect((await open(photo, { "if-none-match": String(file.headers["etag"]) })).statusCode).toBe(304);
  });

  it("takes the place of a picture with a path, which a restored version shows again", async () => {
    const old = "/media/brand/share.png";
    const { id } = (await act("", { photo: old, title: "Rolled today" })).body;
    const { version } = await rowOf(id);
    const photo_upload_id = await uploaded(pngOf(800, 1000));
    expect((await act(`/${id}/edit`, { photo_upload_id, title: "Rolled today", version })).status).toBe(200);
    const changed = await rowOf(id);
    expect(await seen("Rolled today")).toEqual({ photo: changed.photo, title: "Rolled today" });
    expect(changed.photo).toContain("/media/site/");

    const back = { photo: old, title: "Rolled today", version: changed.version };
    expect((await act(`/${id}/edit`, back)).status).toBe(200);
    expect(await seen("Rolled today")).toEqual({ photo: old, title: "Rolled today" });

    const again = { photo: changed.photo, title: "Rolled today", version };
    expect((await act(`/${id}/edit`, again)).status).toBe(200);
    expect(await seen("Rolled today")).toEqual({ photo: changed.photo, title: "Rolled today" });
  });

  it("may be the same for two banners, and then has one address", async () => {
    for (const title of ["First", "Second"]) {
      await act("", { photo_upload_id: await uploaded(pngOf(700, 900)), title });
    }
    expect((await seen("First")).photo).toBe((await seen("Second")).photo);
  });

  it("is stored once: the same file uploaded again is deleted after a month, and the picture stays", async () => {
    const bytes = pngOf(720, 900);
    const keys = [await uploaded(bytes), await uploaded(bytes)];
    for (const photo_upload_id of keys) await act("", { photo_upload_id, title: `Upload ${photo_upload_id}` });

    await removeUnusedUploads(api.db, secondsAfter(api.clock.now(), 31 * 24 * 3600));

    const left = await api.db.selectFrom("upload").select("id").where("id", "in", keys).execute();
    expect(left.map(({ id }) => id)).toEqual(keys.slice(0, 1));
    const { photo } = await seen(`Upload ${keys[1]}`);
    expect((await open(photo)).rawPayload.equals(bytes)).toBe(true);
  });

  it("is refused at its field in words, and the banner keeps its picture", async () => {
    const { id } = (await act("", { photo_upload_id: await uploaded(pngOf(600, 600)), title: "Kept" })).body;
    const before = await rowOf(id);
    const refused = async (photo_upload_id: number | undefined) => {
      const { status, body } = await act(`/${id}/edit`, { photo_upload_id, title: "Kept", version: before.version });
      expect(status).toBe(422);
      return body.errors;
    };
    const at = (message: string) => ({ photo_upload_id: [message] });
    const limits = "Each side must have from 400 to 4000";
    expect(await refused(await uploaded(Buffer.from("%PDF-1.7 a paper")))).toEqual(
      at("Please choose a picture: a PNG, JPG or WebP file"),
    );
    expect(await refused(await uploaded(pngOf(600, 600, 2 * 1024 * 1024)))).toEqual(
      at("Please choose a smaller file: at most 2 MB"),
    );
    for (const [width, height] of [
      [399, 800],
      [800, 4001],
    ] as const) {
      expect(await refused(await uploaded(pngOf(width, height)))).toEqual(
        at(`This picture has ${width} × ${height} pixels. ${limits}`),
      );
    }
    for (const broken of [
      pngOf(0, 600),
      pngOf(600, 600).subarray(0, 14),
      jpegOf(600, 600).subarray(0, 12),
      webpOf("VP8 ", 600, 600).subarray(0, 20),
    ]) {
      expect(await refused(await uploaded(broken))).toEqual(
        at("This picture cannot be read. Please save it again or choose another one"),
      );
    }
    const others = await uploaded(pngOf(600, 600), await api.signIn("staff"));
    expect(await refused(others)).toEqual(at("Please upload the file again"));
    expect(await refused(undefined)).toEqual(at("Please choose a picture"));
    expect(await rowOf(id)).toEqual(before);
  });

  it("is refused before any banner when its content is no picture, or more than can be sent", async () => {
    const page = await uploadFile(api, staff, Buffer.from("<html><script>"));
    expect([page.status, page.body.errors]).toEqual([422, { file: ["This kind of file is not accepted"] }]);
    const large = await uploadFile(api, staff, pngOf(600, 600, 5 * 1024 * 1024));
    expect([large.status, large.body.message]).toEqual([413, expect.stringMatching(/^[A-Z].+\.$/)]);
  });

  it("has an address only once a banner shows it", async () => {
    const bytes = pngOf(500, 501);
    const path = `/media/site/${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.png`;
    const photo_upload_id = await uploaded(bytes);
    expect((await open(path)).statusCode).toBe(404);
    expect((await act("", { photo_upload_id, title: "Shown now" })).status).toBe(200);
    expect((await open(path)).rawPayload.equals(bytes)).toBe(true);
  });

  it("has no address that a name without a picture could give it", async () => {
    for (const name of ["0".repeat(32), "../secret", "A".repeat(32)]) {
      expect((await open(`/media/site/${name}.png`)).statusCode).toBe(404);
    }
    const { status, body } = await act("", { photo: `/media/site/${"0".repeat(32)}.png` });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["photo"]]);
  });
});

it("refuses a JPEG of nothing but fill bytes, and does not hang", async () => {
  const endless = Buffer.concat([jpegOf(960, 1200).subarray(0, 2), Buffer.alloc(1_000_000, 0xff)]);
  const { status, body } = await act("", { photo_upload_id: await uploaded(endless), title: "Endless" });
  expect([status, body.errors]).toEqual([
    422,
    { photo_upload_id: ["This picture cannot be read. Please save it again or choose another one"] },
  ]);
});

describe("a picture that no banner shows any more", () => {
  const drop = (photo: string, as = staff) => act("-picture/drop", { photo }, as);
  const spares = async (page = "") =>
    (await api.get(`/desk/banner-picture${page}`, staff)).body.data.map(({ photo }: { photo: string }) => photo);

  it("is taken off the server by the desk, with its reason in the trail, and its file is deleted later", async () => {
    const upload = await uploaded(pngOf(710, 930));
    const { id } = (await act("", { photo_upload_id: upload, title: "Gone soon" })).body;
    const { photo } = await rowOf(id);
    expect(await spares()).not.toContain(photo);
    const refused = await drop(photo);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "A banner shows this picture. Please give it another one first.",
    ]);
    expect((await open(photo)).statusCode).toBe(200);
    expect((await act(`/${id}/remove`, {})).status).toBe(200);
    expect(await spares()).toContain(photo);

    expect((await drop(photo)).body.message).toBe("The picture is off the server.");

    expect((await open(photo)).statusCode).toBe(404);
    expect(await spares()).not.toContain(photo);
    expect((await drop(photo)).status).toBe(404);
    expect((await act("", { photo, title: "Once more" })).status).toBe(422);
    const [entry] = (await api.get("/desk/audit?subject=banner:picture", staff)).body.data;
    expect(entry).toMatchObject({ action: "banner drop-picture", reason: "A test", actor: "Nandini Rao" });
    expect(JSON.parse(entry.detail)).toEqual({ photo });
    const left = () => api.db.selectFrom("upload").select("id").where("id", "=", upload).execute();
    expect(await left()).toHaveLength(1);
    await removeUnusedUploads(api.db, secondsAfter(api.clock.now(), 31 * 24 * 3600));
    expect(await left()).toEqual([]);
  });

  it("is in a list that leads on after fifty, the newest first", async () => {
    const upload = await uploaded(pngOf(730, 950));
    const names = Array.from({ length: 51 }, (_, at) => `${String(at).padStart(32, "0")}.png`);
    const picture = { upload_id: upload, width: 730, height: 950 };
    const added = names.map((name, at) => ({ ...picture, name, added_at: secondsAfter(api.clock.now(), 3600 - at) }));
    await api.db.insertInto("site_picture").values(added).execute();

    expect(await spares()).toEqual(names.slice(0, 50).map((name) => `/media/site/${name}`));
    expect((await spares("?page=2"))[0]).toBe(`/media/site/${names[50]}`);
  });

  it("is not taken off by somebody who is not of the desk, nor is a picture of the product itself", async () => {
    expect((await drop("/media/brand/share.png")).status).toBe(404);
    expect((await drop("/media/brand/share.png", await api.signIn("seller"))).status).toBe(403);
  });
});
