import type { KeyObject } from "node:crypto";
import type { DeskRight } from "@mandi/shared/contract/desk/right";
import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import type { PaymentPurpose } from "@mandi/shared/contract/payment";
import { read } from "@mandi/shared/contract/read";
import type { Paise } from "@mandi/shared/money/paise";
import type { Static, TSchema } from "typebox";
import type { PersonContext } from "../../../platform/act-context";
import type { Db } from "../../../platform/database/database";
import { bankReference } from "../../ledger/bank-reference";
import type { Editor } from "../../site/site-version.service";
import { type AskedFields, askedInWords } from "../asked-in-words";

/** Who acts at the desk, when, and why. */
export interface DeskContext extends PersonContext {
  readonly reason: string;
  readonly requestId: string;
  /** The network address, where somebody makes the request themselves. */
  readonly address?: string;
  /** Whether the product serves a picture at a path of `/media`; absent where no request is behind it. */
  readonly hasPicture?: (path: string) => boolean;
  /** True where a second person's confirmation carries out what was stored. */
  readonly isConfirmed?: boolean;
  /** The key with which the tax portal signs, where it is known. */
  readonly portalKey?: KeyObject | undefined;
}

/** Who changes a text of the site by an act. */
export const editorOf = ({ actorId, at, reason }: DeskContext): Editor => ({ id: actorId, at, reason });

/** What an act did. */
export interface DeskResult {
  readonly message: string;
  /** Key of what was made. */
  readonly id?: number;
  /** Warnings for the desk. */
  readonly warnings?: readonly string[];
  /** The number by which people know it, where it has one. */
  readonly number?: string;
  /** What was made, where the trail names that in place of the act's subject. */
  readonly made?: TrailSubject;
  /** What the trail says of it in place of the request: only what changed, or the figures of what was done. */
  readonly detail?: Readonly<Record<string, string | number>>;
}

interface DeskWrite<Body extends TSchema> {
  readonly right: DeskRight;
  readonly path: string;
  readonly summary: string;
  readonly body: Body;
  /** Where it has a file in it. */
  readonly bodyBytes?: number;
}

/** What an act is made of: each takes the database, the key, the input, and then what else it needs, in this order. */
interface ActOf<Body> {
  /** The subject in the trail: `order:12`. */
  readonly subject: (id: number, body: Body) => TrailSubject;
  /** Which part of the subject, where acts on several parts may wait for a second person at once. */
  readonly part?: (body: Body) => string;
  /** Everybody it concerns: none of them may do it or confirm it. @throws Refusal 404 when the subject does not exist */
  readonly parties: (tx: Db, id: number, body: Body) => Promise<readonly number[]>;
  /** True for acts on access to the desk, which colleagues of one company decide about each other. */
  readonly isAboutAccess?: boolean;
  /** The input with the figures at the time of the request, so that the second person confirms what they read, not a later amount. */
  readonly asRead?: (tx: Db, id: number, body: Body, amountPaise: Paise) => Promise<Body>;
  /** True where the module writes the trail itself. */
  readonly hasOwnTrail?: boolean;
  /** What would harm whoever asks for it or confirms it: they are refused, and the request is left to others. @throws Refusal */
  readonly refusePerson?: (body: Body, context: DeskContext) => void;
  readonly run: (tx: Db, id: number, body: Body, context: DeskContext) => Promise<DeskResult>;
}

/** When an act waits for a second person. */
interface Waiting<Body> {
  /** What it moves; above the limits of the settings it waits. */
  readonly money?: {
    /** Null where this body moves none. */
    readonly amount: (tx: Db, id: number, body: Body, at: Date) => Promise<Paise | null>;
    /** Whose money it is: amounts that one person moved alone for them add up. */
    readonly of: (tx: Db, id: number, body: Body) => Promise<readonly number[]>;
  };
  /** True where a second person is needed whatever the amount. */
  readonly needsSecond?: (tx: Db, id: number, body: Body, by: PersonContext) => Promise<boolean>;
  /** The bank's reference under which the money was received, where no transfer stands for it yet. */
  readonly receivedUnder?: (body: Body) => string;
  /** Refuses it while another request waits with which it would do the same twice; locks what both change. @throws Refusal 409 */
  readonly refuseBeside?: (tx: Db, id: number, body: Body) => Promise<void>;
  /** What it is about, for the person who decides, where its subject alone says too little. */
  readonly about?: (db: Db, id: number, body: Body) => Promise<string>;
  /** Lines on how the matter stands at this moment, on which the second person decides. */
  readonly stands?: (db: Db, id: number, body: Body, at: Date) => Promise<string>;
}

/** When a request is read, and how its reader sees the number of a person's bank account. */
export interface Reading {
  readonly at: Date;
  readonly account: (number: string) => string;
}

/** What the second person reads of the request: its fields, or lines on the consequences, which the fields alone do not show. */
type Told<Body> =
  | { readonly asked: AskedFields<Body>; readonly shows?: never }
  | { readonly asked?: never; readonly shows: (db: Db, id: number, body: Body, reading: Reading) => Promise<string> };

/** What is asked of the second person, in words of its own: a transfer also by what it pays. */
type Heading<Body> = string | ((body: Body, purpose: PaymentPurpose | null) => string);

type Alone = { readonly [Key in keyof Waiting<never> | "asked" | "shows" | "heading"]?: never };

type DeskAct<Body> = ActOf<Body> & (Alone | (Waiting<Body> & Told<Body> & { readonly heading: Heading<Body> }));

/** How much money an act moves, and whose. */
export interface MovedMoney {
  readonly amountPaise: Paise;
  readonly of: readonly number[];
}

/** An act of the desk with its static types erased, as the table and a waiting approval hold it. */
export interface DeskAction {
  readonly name: string;
  /** The right that staff need for it. */
  readonly right: DeskRight;
  readonly path: string;
  readonly summary: string;
  readonly body: TSchema;
  readonly bodyBytes: number | undefined;
  readonly hasOwnTrail: boolean;
  readonly isAboutAccess: boolean;
  subject(id: number, body: unknown): TrailSubject;
  /** The subject with its part; only one act on it can wait for a second person. */
  waitingSubject(id: number, body: unknown): TrailSubject;
  parties(tx: Db, id: number, body: unknown): Promise<readonly number[]>;
  money(tx: Db, id: number, body: unknown, at: Date): Promise<MovedMoney | null>;
  /** Whose money it moves; empty where it moves none. */
  moneyOf(db: Db, id: number, body: unknown): Promise<readonly number[]>;
  /** @param purpose what the transfer of its subject pays */
  heading(body: unknown, purpose: PaymentPurpose | null): string;
  /** In the form of `bankReference`, in which lines of the bank are found. */
  receivedUnder(body: unknown): string | null;
  asRead(tx: Db, id: number, body: object, amountPaise: Paise | null): Promise<object>;
  needsSecond(tx: Db, id: number, body: unknown, by: PersonContext): Promise<boolean>;
  refuseBeside(tx: Db, id: number, body: unknown): Promise<void>;
  /** The consequences in lines; null where its fields are enough. */
  shows(db: Db, id: number, body: unknown, reading: Reading): Promise<string | null>;
  stands(db: Db, id: number, body: unknown, at: Date): Promise<string | null>;
  /** What it is about; null where its subject says it. */
  about(db: Db, id: number, body: unknown): Promise<string | null>;
  /** The fields of a request in lines; null where the act alone says it. */
  asked(body: object): string | null;
  refusePerson(body: unknown, context: DeskContext): void;
  run(tx: Db, id: number, body: unknown, context: DeskContext): Promise<DeskResult>;
}

/** One act of the desk: the contract defines its input, `act` what it does. */
export function deskAction<Body extends TSchema>(
  name: string,
  write: DeskWrite<Body>,
  act: DeskAct<Static<Body>>,
): DeskAction {
  const parse = (body: unknown): Static<Body> => read(write.body, body);
  return {
    name,
    right: write.right,
    path: write.path,
    summary: write.summary,
    body: write.body,
    bodyBytes: write.bodyBytes,
    hasOwnTrail: act.hasOwnTrail ?? false,
    isAboutAccess: act.isAboutAccess ?? false,
    subject: (id, body) => act.subject(id, parse(body)),
    waitingSubject(id, body) {
      const input = parse(body);
      const subject = act.subject(id, input);
      return act.part ? `${subject}:${act.part(input)}` : subject;
    },
    parties: (tx, id, body) => act.parties(tx, id, parse(body)),
    async money(tx, id, body, at) {
      if (!act.money) return null;
      const input = parse(body);
      const amountPaise = await act.money.amount(tx, id, input, at);
      return amountPaise === null ? null : { amountPaise, of: await act.money.of(tx, id, input) };
    },
    moneyOf: async (db, id, body) => (act.money ? act.money.of(db, id, parse(body)) : []),
    heading: (body, purpose) =>
      typeof act.heading === "function" ? act.heading(parse(body), purpose) : (act.heading ?? write.summary),
    receivedUnder: (body) => (act.receivedUnder ? bankReference(act.receivedUnder(parse(body))) : null),
    asRead: async (tx, id, body, amountPaise) =>
      act.asRead && amountPaise !== null ? Object(await act.asRead(tx, id, parse(body), amountPaise)) : body,
    needsSecond: async (tx, id, body, by) => (act.needsSecond ? act.needsSecond(tx, id, parse(body), by) : false),
    refuseBeside: async (tx, id, body) => act.refuseBeside?.(tx, id, parse(body)),
    shows: async (db, id, body, reading) => (act.shows ? act.shows(db, id, parse(body), reading) : null),
    stands: async (db, id, body, at) => (act.stands ? act.stands(db, id, parse(body), at) : null),
    about: async (db, id, body) => (act.about ? act.about(db, id, parse(body)) : null),
    refusePerson: (body, context) => act.refusePerson?.(parse(body), context),
    asked: (body) => (act.asked ? askedInWords(act.asked, body) : null),
    run: (tx, id, body, context) => act.run(tx, id, parse(body), context),
  };
}
