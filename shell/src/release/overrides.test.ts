import { readOverrides, refusedOverrides } from "./overrides";

const version = "0123456789abcdef";
const base = `/areas/seller/${version}/`;
const published = {
  version,
  base,
  entry: "entry.js",
  container: "seller_0123",
  contract: "1.0.0",
  files: [],
  integrity: {},
  routes: [],
  menu: [],
};

const fetched = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  fetched.mockReset().mockResolvedValue({ ok: true, status: 200, json: async () => ({ data: published }) });
  Object.assign(window, { fetch: fetched });
});

function blockStorage(): jest.SpyInstance {
  return jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
}

const versionsFor = async (search: string) =>
  [...(await readOverrides(search, ["seller"]))].map(([area, one]) => [area, one.version]);

describe("the versions that a tab is set to run", () => {
  it("are kept for the tab until an empty value ends them", async () => {
    await expect(versionsFor(`?area.seller=${version}`)).resolves.toEqual([["seller", version]]);
    await expect(versionsFor("")).resolves.toEqual([["seller", version]]);
    await expect(versionsFor("?area.seller=")).resolves.toEqual([]);
    await expect(versionsFor("")).resolves.toEqual([]);
  });

  it.each([
    "?area.seller=http://evil.example/entry.js",
    "?area.seller=latest",
    `?area.nobody=${version}`,
    `?area.__proto__=${version}`,
    "?area.=x",
  ])("are dropped when the address is invalid, %s: a notice says so without repeating it", async (search) => {
    await expect(versionsFor(search)).resolves.toEqual([]);

    expect(refusedOverrides.getState()).toEqual({
      "Test version": "The address names no version of an area. You see the usual version.",
    });
    expect(fetched).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  });

  it("store nothing in a tab that has none", async () => {
    await readOverrides("?page=2", ["seller"]);

    expect(sessionStorage).toHaveLength(0);
  });

  it("are checked by the server, which alone knows who may test what", async () => {
    await versionsFor(`?area.seller=${version}`);

    expect(fetched.mock.calls.map(([address]) => address)).toEqual([`/api/test-version/seller/${version}`]);
  });

  it("are neither run nor kept without a permit, and the person is told why", async () => {
    const message = "Test versions are for testers with a valid permit. You see the usual version.";
    fetched.mockResolvedValue({ ok: false, status: 403, json: async () => ({ message, code: "no_permit" }) });

    await expect(versionsFor(`?area.seller=${version}`)).resolves.toEqual([]);
    expect(refusedOverrides.getState()).toEqual({ seller: message });
    expect(sessionStorage).toHaveLength(0);
    fetched.mockClear();
    await expect(versionsFor("")).resolves.toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
    expect(refusedOverrides.getState()).toEqual({});
  });

  it("stay in the tab when the server cannot be reached, without failing the start", async () => {
    await versionsFor(`?area.seller=${version}`);
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));

    await expect(versionsFor("")).resolves.toEqual([]);
    await expect(versionsFor("")).resolves.toEqual([["seller", version]]);
  });

  it("do not keep the product from starting where the browser blocks storage", async () => {
    const blocked = blockStorage();
    const untold = await versionsFor("");
    const told = await versionsFor(`?area.seller=${version}`);
    blocked.mockRestore();

    expect(untold).toEqual([]);
    expect(told).toEqual([["seller", version]]);
  });
});
