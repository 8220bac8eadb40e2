import { type QueueKind, queueKinds } from "@mandi/shared/contract/desk/queue";
import { useRef } from "react";
import { useKeys } from "../keys/use-keys";

/** How soon a second digit must follow the first. */
const patienceMs = 1_000;
const digits = [...Array(10).keys()].map(String);

/** The number of a kind in the order of the filters chooses it, in one or two digits; `0` chooses all. */
export function useKindKeys(choose: (kind: QueueKind | null) => void): void {
  const typed = useRef({ text: "", until: 0 });
  function type(digit: string): void {
    const { text, until } = typed.current;
    const both = Date.now() < until ? text + digit : digit;
    const number = Number(both) >= 1 && Number(both) <= queueKinds.length ? both : digit;
    typed.current = { text: number, until: Date.now() + patienceMs };
    choose(queueKinds[Number(number) - 1] ?? null);
  }
  useKeys(Object.fromEntries(digits.map((digit) => [digit, () => type(digit)])));
}
