import { aRelease } from "../testing/a-release";
import { readRelease } from "./read-release";

const fetched = jest.fn();

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset().mockRejectedValue(new TypeError("Failed to fetch"));
  Object.assign(window, { fetch: fetched });
});
afterEach(() => {
  document.getElementById("mandi-release")?.remove();
});

function serveInPage(revision: number, expiresAt = "2099-01-01T00:00:00.000Z"): void {
  document.getElementById("mandi-release")?.remove();
  const block = document.createElement("script");
  block.type = "application/json";
  block.id = "mandi-release";
  block.textContent = JSON.stringify({ ...aRelease({}), revision, expiresAt });
  document.body.append(block);
}

const answer = (revision: number) => ({ ok: true, json: async () => ({ ...aRelease({}), revision }) });
const revisionRead = async () => (await readRelease()).document.revision;

describe("the release document that a tab runs", () => {
  it("is the one in the page, without any request", async () => {
    serveInPage(7);

    await expect(revisionRead()).resolves.toBe(7);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each(["{ cut off", "null", '{"revision":7}'])(
    "is fetched when the one in the page is damaged: %s",
    async (text) => {
      serveInPage(7);
      const block = document.getElementById("mandi-release");
      if (block) block.textContent = text;
      fetched.mockResolvedValue(answer(8));

      await expect(revisionRead()).resolves.toBe(8);
    },
  );

  it("is fetched when the one in the page is older than one this browser has run", async () => {
    serveInPage(7);
    await readRelease();
    serveInPage(5);
    fetched.mockResolvedValue(answer(8));

    await expect(revisionRead()).resolves.toBe(8);
  });

  it("goes back when the server itself went back, for example after restoring a backup", async () => {
    serveInPage(7);
    await readRelease();
    serveInPage(5);
    fetched.mockResolvedValue(answer(5));

    await expect(revisionRead()).resolves.toBe(5);
    fetched.mockClear();
    await readRelease();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("is the last one run here when neither the page nor the server has one", async () => {
    serveInPage(7);
    await readRelease();
    document.getElementById("mandi-release")?.remove();

    await expect(revisionRead()).resolves.toBe(7);
    localStorage.clear();
    await expect(readRelease()).rejects.toThrow("Failed to fetch");
  });

  it("is never an expired one, unless the server itself sends it now", async () => {
    serveInPage(7, "2020-01-01T00:00:00.000Z");

    await expect(revisionRead()).resolves.toBe(7);
    serveInPage(5, "2020-01-01T00:00:00.000Z");
    await expect(readRelease()).rejects.toThrow("Failed to fetch");
    document.getElementById("mandi-release")?.remove();
    await expect(readRelease()).rejects.toThrow("Failed to fetch");
  });
});
