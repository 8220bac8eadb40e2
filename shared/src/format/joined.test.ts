import { joined } from "./joined";

it("puts a point between the parts that exist, and lets no line begin with it", () => {
  expect(joined("12 mm", "", null, "Ex-Raipur", undefined, "Fe 500D")).toBe("12 mm\u00a0· Ex-Raipur\u00a0· Fe 500D");
});
