import type { HttpFailure } from "@mandi/shared/http";

/** Why a page has nothing to show. */
export type PageFailure = HttpFailure;

/** What a page or a part of it shows: exactly one of five states. */
export type PageState<Data> =
  | { readonly kind: "loading" }
  | { readonly kind: "empty" }
  /** The message says what is missing. */
  | { readonly kind: "forbidden"; readonly message: string }
  /** `retry` drops the failure and loads again in place. */
  | { readonly kind: "failed"; readonly failure: PageFailure; readonly retry: () => void }
  | { readonly kind: "ready"; readonly data: Data; readonly reload: () => void };
