import type { AxiosResponse } from "axios";
import type { Static, TSchema } from "typebox";
import { read } from "../contract/read";
import { sessionStore } from "../session/session";
import { followDate } from "../time/follow-date";

/** An answer that the server has named by a tag. */
interface KeptAnswer {
  readonly tag: string;
  readonly data: unknown;
}

/** More than a person has open: lists, boards and counts that are looked at again and again. */
const keptAtMost = 40;

/** The newest tagged answer of an address, the newest at the end. */
const kept = new Map<string, KeptAnswer>();

/** What an answer was parsed to, so that the same answer is the same object to whoever shows it. */
const parsed = new WeakMap<object, { readonly schema: TSchema; readonly value: unknown }>();

// What one session was told, nobody in the next one has.
sessionStore.subscribe(() => kept.clear());

const unchanged = 304;

/** Whether a status brings an answer; that it is the one we have already is one. */
export function isAnswer(status: number): boolean {
  return (status >= 200 && status < 300) || status === unchanged;
}

/** Prepares a read whose answer we may have already (`docs/decisions/0099-unchanged-answers.md`). */
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
    /** The data that came; the very object of last time when the server says that nothing has changed. */
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

/** Parses an answer by its contract; the same answer again is not parsed again. @throws ContractError */
export function readAnswer<Answer extends TSchema>(schema: Answer, data: unknown): Static<Answer> {
  if (typeof data !== "object" || data === null) return read(schema, data);
  const known = parsed.get(data);
  // The one cast: this very schema has parsed it.
  if (known?.schema === schema) return known.value as Static<Answer>;
  const value = read(schema, data);
  parsed.set(data, { schema, value });
  return value;
}
