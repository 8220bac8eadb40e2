import { parseArgs } from "node:util";
import { UsageError } from "@mandi/release/public/command";
import { type EmulatedPerson, people, personCalled } from "../../alone/people";

/** A parsed command line of `mandi-area dev`. */
export interface DevRequest {
  readonly port: number;
  readonly upstream:
    | { readonly kind: "product"; readonly url: string }
    /** Undefined: a person who may open the area's first page. */
    | { readonly kind: "alone"; readonly person: EmulatedPerson | undefined };
}

/** @throws UsageError with the message for the terminal when options are missing or contradictory */
export function readDevRequest(parameters: readonly string[], environment: NodeJS.ProcessEnv): DevRequest {
  const options = {
    against: { type: "string" },
    alone: { type: "boolean", default: false },
    as: { type: "string" },
    port: { type: "string", default: "3100" },
  } as const;
  const { values } = parseArgs({ args: [...parameters], options });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError(`${values.port} is no port: 1 to 65535.`);
  if (values.alone && values.against !== undefined) throw new UsageError("Either --against a product or --alone.");
  if (values.alone) return { port, upstream: { kind: "alone", person: personAsked(values.as) } };
  if (values.as !== undefined) throw new UsageError("--as is for --alone only; in a product you log in.");
  const against = values.against ?? environment["PRODUCT_URL"];
  if (!against || !URL.canParse(against))
    throw new UsageError("Against which product? mandi-area dev --against https://staging.example, or --alone");
  return { port, upstream: { kind: "product", url: new URL(against).origin } };
}

function personAsked(name: string | undefined): EmulatedPerson | undefined {
  const person = personCalled(name);
  if (name === undefined || person) return person;
  throw new UsageError(`There is no person "${name}". There are: ${people.map((known) => known.name).join(", ")}.`);
}
