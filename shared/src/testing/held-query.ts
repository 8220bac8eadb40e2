import { act } from "@testing-library/react";
import { defineQuery } from "../query/query";

interface HeldFetch {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly answer: (text: string) => void;
}

/**
 * A query whose answers a test releases, in any order.
 *
 * @returns the query, its fetches so far, and how to answer one of them by its place
 */
export function heldQuery(options: Parameters<typeof defineQuery<[string], string>>[1] = {}) {
  const asked: HeldFetch[] = [];
  const query = defineQuery(
    (signal: AbortSignal, name: string) =>
      new Promise<string>((answer, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        asked.push({ name, signal, answer });
      }),
    options,
  );
  const answer = (place: number, text: string) => act(async () => asked[place]?.answer(text));
  return { query, asked, answer };
}
