import { existsSync } from "node:fs";
import path from "node:path";
import { UploadRefused, type Uploads, uploadPlace } from "./uploads";

const version = (place: number): string => `${place}`.repeat(16);
const some = Buffer.from("x");

describe("what one token may upload before it publishes, unless the server says otherwise", () => {
  let uploads: Uploads;
  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"] });
    uploads = await uploadPlace();
  });
  afterEach(async () => {
    await uploads.close();
    jest.useRealTimers();
  });

  it("takes four versions and refuses a fifth, which another token may still send", async () => {
    for (const place of [1, 2, 3, 4]) await uploads.take("asha", "seller", version(place), "main.js", some);

    await expect(uploads.take("asha", "seller", version(5), "main.js", some)).rejects.toThrow(UploadRefused);
    expect(existsSync(uploads.folderOf("asha", "seller", version(5)))).toBe(false);
    await uploads.take("ravi", "seller", version(5), "main.js", some);

    await uploads.forget("asha", "seller", version(1));
    await uploads.take("asha", "seller", version(5), "main.js", some);
    expect(existsSync(path.join(uploads.folderOf("asha", "seller", version(5)), "main.js"))).toBe(true);
  });

  it("refuses more than 200 MB", async () => {
    const body = Buffer.alloc(200 * 1024 * 1024 + 1);
    await expect(uploads.take("asha", "seller", version(1), "main.js", body)).rejects.toThrow(UploadRefused);
  });

  it("keeps a version that was not published for an hour after its last file, and then forgets it", async () => {
    for (const place of [1, 2, 3, 4]) await uploads.take("asha", "seller", version(place), "main.js", some);
    await jest.advanceTimersByTimeAsync(59 * 60_000);
    await expect(uploads.take("asha", "seller", version(5), "main.js", some)).rejects.toThrow(UploadRefused);

    await jest.advanceTimersByTimeAsync(31 * 60_000);
    await uploads.take("asha", "seller", version(5), "main.js", some);
  });
});
