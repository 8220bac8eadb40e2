import { keepAskedText } from "@mandi/shared/browser/asked-text";
import { type PastedLine, type PastedList, readPastedList } from "@mandi/shared/format/pasted-list/pasted-list";
import { HttpFailure } from "@mandi/shared/http";
import { todayInIndia } from "@mandi/shared/query/today";
import { type Delivery, setDelivery } from "@mandi/shared/session";
import { useEffect, useRef, useState } from "react";
import { findOffer } from "./list.api";
import { changedLine, type ListLine, lineOf } from "./list-lines";

export interface ReadList {
  readonly lines: readonly ListLine[];
  readonly neededBy: string | null;
  readonly tooMany: PastedList["tooMany"];
}

export type PastedListState =
  | { readonly kind: "typing" }
  | { readonly kind: "reading" }
  | { readonly kind: "read"; readonly list: ReadList }
  | { readonly kind: "failed"; readonly message: string };

/** Splits a pasted text into lines that can be checked; this sends no request for quotations. */
export function usePastedList(firstText: string, isLeft: boolean, onText: (text: string) => void = keepAskedText) {
  const [text, setText] = useState(firstText);
  const [state, setState] = useState<PastedListState>({ kind: "typing" });
  const running = useRef<AbortController | null>(null);
  const first = useRef(firstText);

  async function read(whole: string): Promise<void> {
    running.current?.abort();
    const reading = new AbortController();
    running.current = reading;
    const { signal } = reading;
    setState({ kind: "reading" });
    const { lines, neededBy, tooMany } = readPastedList(whole, todayInIndia());
    try {
      const { found, place } = await findLines(lines, signal);
      if (signal.aborted) return;
      if (place !== null) setDelivery(place);
      setState({ kind: "read", list: { lines: found, neededBy, tooMany } });
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      if (!signal.aborted) setState({ kind: "failed", message: error.message });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that came with the navigation is read once
  useEffect(() => {
    if (!isLeft && first.current.trim() !== "") void read(first.current);
    return () => running.current?.abort();
  }, []);

  function change(key: number, part: Partial<ListLine>): void {
    setState((before) => {
      if (before.kind !== "read") return before;
      const lines = before.list.lines.map((line) => (line.key === key ? changedLine(line, part) : line));
      return { kind: "read", list: { ...before.list, lines } };
    });
  }

  return {
    text,
    setText(written: string) {
      setText(written);
      onText(written);
    },
    state,
    read: () => void read(text),
    change,
    back: () => setState({ kind: "typing" }),
  };
}

/** The lines with their matches in the market, and the place of delivery if all lines that name one agree. */
async function findLines(lines: readonly PastedLine[], signal: AbortSignal) {
  const found: ListLine[] = [];
  const places = new Map<string, Delivery>();
  // One after the other: a list is twelve searches.
  for (const [key, line] of lines.entries()) {
    const offer = await findOffer(line.search, signal);
    if (typeof offer !== "string" && offer.place) places.set(offer.place.pincode, offer.place);
    found.push(lineOf(line, key, offer));
  }
  const [place = null, ...others] = places.values();
  return { found, place: others.length === 0 ? place : null };
}
