import { askedOverrides, overrideBadge } from "./asked-overrides";

beforeEach(() => {
  sessionStorage.clear();
  overrideBadge.setState({ Badge: null });
});

it("loads nothing for a visitor whose address only speaks of areas", async () => {
  await expect(askedOverrides("?search=area.seller", ["seller"])).resolves.toEqual(new Map());
  expect(overrideBadge.getState().Badge).toBeNull();
});

it("shows its badge in a tab that was asked to run a version, even one that does not exist", async () => {
  await expect(askedOverrides("?area.seller=none", ["seller"])).resolves.toEqual(new Map());
  expect(overrideBadge.getState().Badge).not.toBeNull();
});
