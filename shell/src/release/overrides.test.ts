import { readOverrides } from "./overrides";

const version = "0123456789abcdef";
const manifest = {
  name: "seller",
  title: "Seller area",
  version,
  contract: "1.0.0",
  api: "^1.0.0",
  container: "seller_0123",
  entry: "entry.js",
  requires: {},
  routes: [],
  menu: [],
  files: [],
  integrity: {},
};

const fetched = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  fetched.mockReset().mockResolvedValue({ ok: true, json: async () => manifest });
  Object.assign(window, { fetch: fetched });
});

function blockStorage(): jest.SpyInstance {
  return jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
}

const versionsFor = async (search: string) =>
  [...(await readOverrides(search, ["seller"]))].map(([area, one]) => [area, one.version]);

describe("the versions that a tab was told to run", () => {
  it("are kept for the tab until an empty value ends them", async () => {
    await expect(versionsFor(`?area.seller=${version}`)).resolves.toEqual([["seller", version]]);
    await expect(versionsFor("")).resolves.toEqual([["seller", version]]);
    await expect(versionsFor("?area.seller=")).resolves.toEqual([]);
    await expect(versionsFor("")).resolves.toEqual([]);
  });

  it("leave nothing behind in a tab that was told nothing", async () => {
    await readOverrides("?page=2", ["seller"]);

    expect(sessionStorage).toHaveLength(0);
  });

  it("do not keep the product from starting where the browser keeps nothing for a site", async () => {
    const blocked = blockStorage();
    const untold = await versionsFor("");
    const told = await versionsFor(`?area.seller=${version}`);
    blocked.mockRestore();

    expect(untold).toEqual([]);
    expect(told).toEqual([["seller", version]]);
  });
});
