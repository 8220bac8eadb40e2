import { type Static, type TSchema, Unknown } from "typebox";
import type { LoginUser } from "../contract/login";
import { ContractError, read } from "../contract/read";
import { type ErrorAnswer, MessageAnswer } from "../contract/wire";
import type { CallRoute } from "./call-route";

/** A call as an example sees it: the values of the `:names` in the path, the query and the parsed JSON body. */
export interface ExampleCall<Body = unknown> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Null without a body, and for an upload. */
  readonly body: Body;
}

/** What one call of the API answers while an area runs without a server (`pnpm dev AREA --alone`). */
export interface Example {
  readonly route: CallRoute;
  /** @throws ExampleRefusal @throws ContractError when the example itself breaks the contract */
  readonly answer: (call: ExampleCall) => unknown;
}

/** Whose day the examples describe. It begins again when the person is chosen again. */
export interface ExampleWorld {
  /** Null: a visitor who is not signed in. */
  readonly user: LoginUser | null;
  /** A list of this world's own, to be changed by writes: the rows, or none of them for a person who is new. */
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

/** The server says no; anything else an example throws is a mistake in the example. */
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

/** Told by its name: the examples of an area and what answers with them may each have this module. */
export const isExampleRefusal = (error: unknown): error is ExampleRefusal =>
  error instanceof Error && error.name === "ExampleRefusal";

/** A read. The compiler and the emulator hold the answer to its contract. */
export function exampleRead<Answer extends TSchema>(
  route: CallRoute,
  answer: Answer,
  make: (call: ExampleCall) => Static<Answer>,
): Example {
  return { route, answer: (call) => read(answer, make(call)) };
}

/** A write that is answered with one sentence; the page's body is held to its contract too. */
export function exampleWrite<Body extends TSchema>(
  route: CallRoute,
  body: Body,
  write: (call: ExampleCall<Static<Body>>) => string,
): Example {
  return exampleExchange(route, body, MessageAnswer, (call) => ({ message: write(call) }));
}

/** A write whose answer says more than one sentence. */
export function exampleExchange<Body extends TSchema, Answer extends TSchema>(
  route: CallRoute,
  body: Body,
  answer: Answer,
  exchange: (call: ExampleCall<Static<Body>>) => Static<Answer>,
): Example {
  return { route, answer: (call) => read(answer, exchange({ ...call, body: readBody(body, call.body) })) };
}

/** The body of a call that sends none, or a file. */
export const noBody = Unknown();

/** The row a path names by its `:id`, as the server finds it. @throws ExampleRefusal 404 */
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
    const message = `The page sends what the contract does not know: ${error.message}`;
    throw new ExampleRefusal(400, { message, code: "malformed" });
  }
}
