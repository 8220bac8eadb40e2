import type { HttpFailure } from "@mandi/shared/http";

/** What a page or a list shows: exactly one of five. `retry` loads again in place. */
export type PageState<Data> =
  | { readonly kind: "loading" }
  | { readonly kind: "empty" }
  | { readonly kind: "forbidden" }
  | { readonly kind: "failed"; readonly failure: HttpFailure; readonly retry: () => void }
  | { readonly kind: "ready"; readonly data: Data; readonly reload: () => void };
