import { parseAreaModule, parsePage } from "./area-module";

function Page() {
  return <p>wallet</p>;
}

describe("the module that an area exposes", () => {
  it("is a list of routes with a path and a lazily loaded page", () => {
    const routes = [{ path: "/wallet", lazy: async () => ({}) }];

    expect(parseAreaModule({ routes })).toEqual({ routes });
  });

  it.each([
    ["nothing", undefined],
    ["no routes", {}],
    ["routes that are no list", { routes: "all" }],
    ["a route without a path", { routes: [{ lazy: () => undefined }] }],
    ["a route without a page", { routes: [{ path: "/wallet" }] }],
  ])("is refused when it is %s", (_what, exposed) => {
    expect(parseAreaModule(exposed)).toBeNull();
  });

  it("has pages that React can render, and nothing else", () => {
    expect(parsePage({ Component: Page })).toBe(Page);
    expect(parsePage({ Component: "wallet" })).toBeNull();
    expect(parsePage(null)).toBeNull();
  });
});
