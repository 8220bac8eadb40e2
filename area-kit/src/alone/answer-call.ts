import { matchCall } from "@mandi/shared/area/call-route";
import { type Example, type ExampleCall, isExampleRefusal } from "@mandi/shared/area/define-examples";
import type { ErrorAnswer } from "@mandi/shared/contract/wire";

/** A call as received: `GET /seller/order-detail/91`, below /api. */
export type EmulatedCall = Omit<ExampleCall, "params"> & { readonly call: string };

export type EmulatedAnswer = { readonly status: number; readonly body: unknown };

/** The examples' answer; undefined when none matches this call. An example that fails reports that in its answer. */
export function answerCall(
  examples: readonly Example[],
  { call, query, body }: EmulatedCall,
): EmulatedAnswer | undefined {
  for (const { route, answer } of examples) {
    const params = matchCall(route, call);
    if (params === null) continue;
    try {
      return { status: 200, body: answer({ params, query, body }) };
    } catch (error) {
      if (isExampleRefusal(error)) return { status: error.status, body: error.answer };
      return mistake(500, `The example of ${route} failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return undefined;
}

/** The answer to a call without an example. */
export function noExample(call: string, file: string): EmulatedAnswer {
  return mistake(501, `No example answers ${call}. Write one in ${file}.`);
}

function mistake(status: number, message: string): EmulatedAnswer {
  const body: ErrorAnswer = { message, code: "example" };
  return { status, body };
}
