import { attempts } from "./attempts";

const field = { loaded: 4, failed: 4, kinds: {}, averageMs: 8, vitals: {} };

it("a page that breaks after its area was loaded counts as one attempt, not two", () => {
  expect(attempts({ ...field, kinds: { render: 3, chunk: 1 } })).toBe(4);
});

it("an area that could not be loaded counts as an attempt", () => {
  expect(attempts({ ...field, kinds: { http: 4 } })).toBe(8);
});

it("a page that breaks repeatedly never has more failures than attempts", () => {
  expect(attempts({ ...field, failed: 9, kinds: { render: 9 } })).toBe(9);
});
