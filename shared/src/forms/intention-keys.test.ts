import { intentionKeys } from "./intention-keys";

it("keeps one key for the same body until the server has decided", () => {
  const keys = intentionKeys();
  const first = keys.keyFor({ price: 100 });
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys.keyFor({ price: 100 })).toBe(first);

  keys.settle();
  expect(keys.keyFor({ price: 100 })).not.toBe(first);
});

it("gives another body another key", () => {
  const keys = intentionKeys();
  expect(keys.keyFor({ price: 101 })).not.toBe(keys.keyFor({ price: 100 }));
});

it("keeps the key of an edited payment, so that a lost payment and its edit are never both taken", () => {
  const keys = intentionKeys({ coversEdits: true });
  const first = keys.keyFor({ amount: 100 });
  expect(keys.keyFor({ amount: 101 })).toBe(first);

  keys.settle();
  expect(keys.keyFor({ amount: 101 })).not.toBe(first);
});
