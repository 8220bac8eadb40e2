import type { DeskRight } from "@mandi/shared/contract/desk/right";
import type { UserType } from "@mandi/shared/contract/role";
import { Object as ObjectOf, type Static, type TSchema } from "typebox";
import type { Actor } from "../actor";
import type { Clock } from "../clock";
import type { Db } from "../database/database";
import type { Ids } from "../ids";
import type { PersonLimit } from "../limits/person-limits";
import type { Building } from "../memory/kept-answers";
import type { Services } from "../services";
import type { HandleTogether, Outcome } from "./together";
import type { UploadedFile, UploadRule } from "./upload";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** `anyone` never looks at a session; `anyone-or-session` identifies the caller if there is a valid one. */
export type Access = "anyone" | "anyone-or-session" | "signed-in" | readonly [UserType, ...UserType[]];

/** `bulk`: writes of many rows at once. */
export type RateTier = "probe" | "read" | "search" | "write" | "bulk" | "login";

/** `required` and `optional` routes run in one transaction, which also stores the answer for a retry. */
export type Idempotency = "none" | "optional" | "required";

export const Nothing = ObjectOf({}, { additionalProperties: false });
type NothingSchema = typeof Nothing;

type ActorOf<A extends Access> = A extends "anyone"
  ? undefined
  : A extends "anyone-or-session"
    ? Actor | undefined
    : Actor;

/** What the platform passes to every handler. */
export interface RequestContext extends Building {
  readonly clock: Clock;
  readonly ids: Ids;
  /** Inside a route with idempotency this is already the transaction. */
  readonly db: Db;
  readonly services: Services;
  readonly requestId: string;
  /** Address of the caller, for limits; proxies are trusted on this machine and where the operator configures them. */
  readonly ip: string;
  /** Cookies to set with the answer. */
  setCookie(cookie: string): void;
  /** Digest of the session in use, so that logout can end it. */
  readonly sessionHash: Buffer | undefined;
  /** The file of a route with an upload rule. */
  readonly upload: UploadedFile | undefined;
}

export interface HandlerInput<A, P, Q, B> extends RequestContext {
  readonly actor: A;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
}

interface RouteData {
  readonly method: Method;
  /** Below /api, `/address/:id`. */
  readonly path: string;
  /** One line for the API description. */
  readonly summary: string;
  /** The right that a member of staff needs for it; every route for staff only names one. */
  readonly right?: DeskRight;
  readonly rate: RateTier;
  readonly idempotency: Idempotency;
  /** Lets browsers cache a public answer this long; otherwise answers are stored only in the page. */
  readonly cacheSeconds?: number;
  /** A write that changes nothing that a public answer shows: those stay in memory. */
  readonly leavesPublicAnswers?: true;
  /**
   * Keeps the answer for the next request of the same caller with the same parameters until one of the subjects that `dependsOn`
   * names changes, a minute at most. The answer may depend only on these, the time and the database.
   */
  readonly isKept?: true;
  /** A limit per person for acts that reach other people; needs a caller who is logged in, and a transaction. */
  readonly perPerson?: PersonLimit;
  /** The body is a multipart form with exactly one file of these limits; the handler finds it in `upload`. */
  readonly upload?: UploadRule;
  /** A JSON body with a file in it may have this many bytes; it is read only from a caller whom the route admits. */
  readonly bodyBytes?: number;
}

export interface RouteInput<
  A extends Access,
  P extends TSchema,
  Q extends TSchema,
  B extends TSchema,
  R extends TSchema,
> extends RouteData {
  readonly access: A;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly answer: R;
  handle(input: HandlerInput<ActorOf<A>, Static<P>, Static<Q>, Static<B>>): Promise<Static<R>>;
  /** Carries out writes that arrive at the same time in one transaction; undefined leaves one to `handle`. */
  together?(
    tx: Db,
    inputs: readonly HandlerInput<ActorOf<A>, Static<P>, Static<Q>, Static<B>>[],
  ): Promise<readonly Outcome<Static<R>>[]>;
}

/** A route with its static types erased, as the table holds it. */
export interface Route extends RouteData {
  readonly access: Access;
  readonly params: TSchema;
  readonly query: TSchema;
  readonly body: TSchema | undefined;
  readonly answer: TSchema;
  // Method syntax on purpose: the server calls it only with input that these schemas have checked.
  handle(input: HandlerInput<Actor | undefined, unknown, unknown, unknown>): Promise<unknown>;
  together?(
    ...parameters: Parameters<HandleTogether<HandlerInput<Actor | undefined, unknown, unknown, unknown>>>
  ): Promise<readonly Outcome<unknown>[]>;
}

/**
 * One call of the API as data. The handler's types follow from the schemas and the access rule: `actor` is present exactly
 * when the rule requires a session.
 */
export function defineRoute<
  const A extends Access,
  R extends TSchema,
  P extends TSchema = NothingSchema,
  Q extends TSchema = NothingSchema,
  B extends TSchema = NothingSchema,
>(route: RouteInput<A, P, Q, B, R>): Route {
  return { ...route, params: route.params ?? Nothing, query: route.query ?? Nothing, body: route.body };
}
