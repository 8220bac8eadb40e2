import type { HttpFailure } from "@mandi/shared/http";

/** Why a page has nothing to show. */
export type PageFailure = HttpFailure;

/** What a page or a list shows: exactly one of five. `retry` loads again in place. */
export type PageState<Data> =
  | { readonly kind: "loading" }
  | { readonly kind: "empty" }
  | { readonly kind: "forbidden" }
  | { readonly kind: "failed"; readonly failure: PageFailure; readonly retry: () => void }
  | { readonly kind: "ready"; readonly data: Data; readonly reload: () => void };
