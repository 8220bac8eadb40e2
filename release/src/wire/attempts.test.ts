import { attempts } from "./attempts";

const field = { loaded: 4, failed: 4, kinds: {}, averageMs: 8, vitals: {} };

it("a page that broke after its area was loaded is one try, not two", () => {
  expect(attempts({ ...field, kinds: { render: 3, chunk: 1 } })).toBe(4);
});

it("an area that could not be loaded is a try of its own", () => {
  expect(attempts({ ...field, kinds: { http: 4 } })).toBe(8);
});

it("a page that breaks again and again never fails more often than it was tried", () => {
  expect(attempts({ ...field, failed: 9, kinds: { render: 9 } })).toBe(9);
});
