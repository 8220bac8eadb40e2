import { hostRanges } from "./host-ranges";

it("derives the range of each host module from the installed version: this minor version or later", () => {
  const { react, "react-router-dom": router } = hostRanges({});

  expect(react?.range).toBe(`^${react?.provided.replace(/\.\d+$/, ".0")}`);
  expect(router?.provided).toMatch(/^\d+\.\d+\.\d+$/);
});

it.each([
  ["react", "^18.0.0"],
  ["react-router-dom", "1.0.0"],
])(
  "refuses an area whose package.json asks for a %s that the host does not have, and names the one it has",
  (name, range) => {
    const provided = hostRanges({})[name]?.provided;

    expect(() => hostRanges({ [name]: range })).toThrow(
      `the host provides ${provided}, but this area's package.json asks for ${range}`,
    );
    expect(() => hostRanges({ [name]: `^${provided}` })).not.toThrow();
  },
);
