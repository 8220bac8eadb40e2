import { HttpFailure } from "@mandi/shared/http";
import { joined } from "./joined";
import type { PageState } from "./page-state";

const ready = <Data>(data: Data, reload = () => undefined): PageState<Data> => ({ kind: "ready", data, reload });
const loading: PageState<never> = { kind: "loading" };

it("is ready with the data of all parts, and reloads all of them", () => {
  const reload = jest.fn();
  const state = joined({ product: ready("TMT Bar", reload), brands: ready([3], reload) });
  expect(state).toMatchObject({ kind: "ready", data: { product: "TMT Bar", brands: [3] } });
  if (state.kind === "ready") state.reload();
  expect(reload).toHaveBeenCalledTimes(2);
});

it("is loading while one part is", () => {
  expect(joined({ product: ready("TMT Bar"), brands: loading })).toEqual(loading);
});

it("has failed as soon as one part has, whatever the others do", () => {
  const failed: PageState<never> = {
    kind: "failed",
    failure: new HttpFailure("network", "Away"),
    retry: () => undefined,
  };
  expect(joined({ product: loading, brands: failed, units: ready([]) })).toBe(failed);
});
