import { read } from "@mandi/shared/contract/read";
import type { Paise } from "@mandi/shared/money/paise";
import type { Static, TSchema } from "typebox";
import type { Db } from "../../../platform/database/database";

/** Who acts at the desk, when, and why. */
export interface DeskContext {
  readonly at: Date;
  readonly actorId: number;
  readonly reason: string;
  readonly requestId: string;
}

/** What an act did. */
export interface DeskResult {
  readonly message: string;
  /** Key of what was made. */
  readonly id?: number;
}

interface DeskWrite<Body extends TSchema> {
  readonly path: string;
  readonly summary: string;
  readonly body: Body;
}

interface DeskAct<Body> {
  /** To what it is done, for the trail: `order:12`. */
  readonly subject: (id: number, body: Body) => string;
  /** How much money it moves; above the limit of the settings it waits for a second person. */
  readonly amount?: (tx: Db, id: number, body: Body) => Promise<Paise>;
  /** The act with the amount it stood at when it was asked for: the second person confirms what he reads, not what it is by then. */
  readonly withAmount?: (body: Body, amountPaise: Paise) => Body;
  /** True where a second person is needed whatever the amount. */
  readonly needsSecond?: (tx: Db, at: Date, id: number, body: Body) => Promise<boolean>;
  /** The module that does it writes the trail itself. */
  readonly hasOwnTrail?: boolean;
  readonly run: (tx: Db, id: number, body: Body, context: DeskContext) => Promise<DeskResult>;
}

/** An act of the desk with its static types erased, as the table and a waiting approval hold it. */
export interface DeskAction {
  readonly name: string;
  readonly path: string;
  readonly summary: string;
  readonly body: TSchema;
  readonly hasOwnTrail: boolean;
  subject(id: number, body: unknown): string;
  amount(tx: Db, id: number, body: unknown): Promise<Paise | null>;
  withAmount(body: object, amountPaise: Paise | null): object;
  needsSecond(tx: Db, at: Date, id: number, body: unknown): Promise<boolean>;
  run(tx: Db, id: number, body: unknown, context: DeskContext): Promise<DeskResult>;
}

/** One act of the desk: the contract says what it takes, `act` what it does. */
export function deskAction<Body extends TSchema>(
  name: string,
  write: DeskWrite<Body>,
  act: DeskAct<Static<Body>>,
): DeskAction {
  const parse = (body: unknown): Static<Body> => read(write.body, body);
  return {
    name,
    path: write.path,
    summary: write.summary,
    body: write.body,
    hasOwnTrail: act.hasOwnTrail ?? false,
    subject: (id, body) => act.subject(id, parse(body)),
    amount: async (tx, id, body) => (act.amount ? act.amount(tx, id, parse(body)) : null),
    withAmount: (body, amountPaise) =>
      act.withAmount && amountPaise !== null ? Object(act.withAmount(parse(body), amountPaise)) : body,
    needsSecond: async (tx, at, id, body) => (act.needsSecond ? act.needsSecond(tx, at, id, parse(body)) : false),
    run: (tx, id, body, context) => act.run(tx, id, parse(body), context),
  };
}
