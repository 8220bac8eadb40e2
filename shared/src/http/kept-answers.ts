import type { AxiosResponse } from "axios";
import type { Static, TSchema } from "typebox";
import { read } from "../contract/read";
import { sessionStore } from "../session/session";
import { followDate } from "../time/follow-date";

/** An answer that the server has tagged. */
interface KeptAnswer {
  readonly tag: string;
  readonly data: unknown;
}

/** More than a person has open: lists, boards and counts that are refreshed again and again. */
const keptAtMost = 40;

/** The newest tagged answer of each address, the newest at the end. */
const kept = new Map<string, KeptAnswer>();

/** The parsed form of an answer, so that everyone who shows the same answer gets the same object. */
const parsed = new WeakMap<object, { readonly schema: TSchema; readonly value: unknown }>();

// Answers of one session must not reach the next one.
sessionStore.subscribe(() => kept.clear());

const unchanged = 304;

/** Statuses that bring an answer, including "not modified". */
export function isAnswer(status: number): boolean {
  return (status >= 200 && status < 300) || status === unchanged;
}

/** Prepares a read whose answer may be cached already (`docs/decisions/0099-unchanged-answers.md`). */
export function recall(address: string) {
  const session = sessionStore.getState();
  const known = kept.get(address);

  function keep(answer: KeptAnswer): void {
    if (sessionStore.getState() !== session) return;
    kept.delete(address);
    kept.set(address, answer);
    const [oldest] = kept.keys();
    if (kept.size > keptAtMost && oldest !== undefined) kept.delete(oldest);
  }
  return {
    headers: known ? { "If-None-Match": known.tag } : {},
    /** The data of an answer; the same object as last time when the server reports no change. */
    dataOf({ status, headers, data }: AxiosResponse<unknown>): unknown {
      if (status === unchanged) {
        followDate(headers["date"]);
        return known?.data;
      }
      const tag: unknown = headers["etag"];
      if (typeof tag === "string") keep({ tag, data });
      return data;
    },
  };
}

/** Parses an answer by its contract; an unchanged answer is not parsed again. @throws ContractError */
export function readAnswer<Answer extends TSchema>(schema: Answer, data: unknown): Static<Answer> {
  if (typeof data !== "object" || data === null) return read(schema, data);
  const known = parsed.get(data);
  // The one cast: this very schema has parsed it.
  if (known?.schema === schema) return known.value as Static<Answer>;
  const value = read(schema, data);
  parsed.set(data, { schema, value });
  return value;
}
