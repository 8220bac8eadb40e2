import { type Static, type TSchema, Unknown } from "typebox";
import type { LoginUser } from "../contract/login";
import { ContractError, read } from "../contract/read";
import { type ErrorAnswer, MessageAnswer } from "../contract/wire";
import type { CallRoute } from "./call-route";

/** A call as an example receives it: the values of the `:names` in the path, the query and the parsed JSON body. */
export interface ExampleCall<Body = unknown> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Null without a body, and for an upload. */
  readonly body: Body;
}

/** What one API call answers while an area runs without a server (`pnpm dev AREA --alone`). */
export interface Example {
  readonly route: CallRoute;
  /** @throws ExampleRefusal @throws ContractError when the example itself breaks the contract */
  readonly answer: (call: ExampleCall) => unknown;
}

/** The person whose day the examples describe. The day starts over when the person is selected again. */
export interface ExampleWorld {
  /** Null: a visitor who is not logged in. */
  readonly user: LoginUser | null;
  /** A list that belongs to this world and can be changed by writes: the given rows, or none for a new person. */
  readonly rows: <Row>(rows: readonly Row[]) => Row[];
}

/** The examples of an area, made once for each world; what writes change lives in this function. */
export type MakeExamples = (world: ExampleWorld) => readonly Example[];

/** What `src/testing/examples.ts` of an area exports. */
export interface AreaExamples {
  readonly makeExamples: MakeExamples;
  /** An address to open for each route with a parameter: `"/seller-order-detail/:id": "/seller-order-detail/91"`. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** The server refuses the request; anything else that an example throws is a mistake in the example. */
export class ExampleRefusal extends Error {
  override readonly name = "ExampleRefusal";
  readonly status: number;
  readonly answer: ErrorAnswer;

  constructor(status: number, answer: ErrorAnswer) {
    super(answer.message);
    this.status = status;
    this.answer = answer;
  }
}

/**
 * Recognised by its name: the examples of an area and the code that answers with them may each have a copy of this
 * module.
 */
export const isExampleRefusal = (error: unknown): error is ExampleRefusal =>
  error instanceof Error && error.name === "ExampleRefusal";

/** A read. The compiler and the emulator check the answer against its contract. */
export function exampleRead<Answer extends TSchema>(
  route: CallRoute,
  answer: Answer,
  make: (call: ExampleCall) => Static<Answer>,
): Example {
  return { route, answer: (call) => read(answer, make(call)) };
}

/** A write that is answered with one message; the request body is checked against its contract too. */
export function exampleWrite<Body extends TSchema>(
  route: CallRoute,
  body: Body,
  write: (call: ExampleCall<Static<Body>>) => string,
): Example {
  return exampleExchange(route, body, MessageAnswer, (call) => ({ message: write(call) }));
}

/** A write whose answer contains more than a message. */
export function exampleExchange<Body extends TSchema, Answer extends TSchema>(
  route: CallRoute,
  body: Body,
  answer: Answer,
  exchange: (call: ExampleCall<Static<Body>>) => Static<Answer>,
): Example {
  return { route, answer: (call) => read(answer, exchange({ ...call, body: readBody(body, call.body) })) };
}

/** The body of a call that sends none, or sends a file. */
export const noBody = Unknown();

/** The row that the `:id` of a path names, as the server finds it. @throws ExampleRefusal 404 */
export function exampleRow<Row extends { readonly id: number }>(rows: readonly Row[], { params }: ExampleCall): Row {
  const row = rows.find(({ id }) => String(id) === params["id"]);
  if (row) return row;
  throw new ExampleRefusal(404, { message: "Not found", code: "not-found" });
}

function readBody<Body extends TSchema>(schema: Body, body: unknown): Static<Body> {
  try {
    return read(schema, body);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    const message = `The page sends a body that does not fit the contract: ${error.message}`;
    throw new ExampleRefusal(400, { message, code: "malformed" });
  }
}
