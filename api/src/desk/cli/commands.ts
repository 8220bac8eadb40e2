import { deskReads } from "@mandi/shared/contract/desk/reads";
import { deskWrites } from "@mandi/shared/contract/desk/writes";
import { deskFiles } from "@mandi/shared/contract/desk-files";
import type { TSchema } from "typebox";

/** An option of a command, as the contract describes it. */
export interface CommandOption {
  /** The field on the wire, `transport_price`. */
  readonly field: string;
  /** What a person types, `transport-price`. */
  readonly flag: string;
  readonly isRequired: boolean;
  readonly kind: "number" | "text" | "yes or no" | "list" | "value" | "named" | "Indian time" | "file";
  /** The placeholder for its value in the help. */
  readonly typed: string;
  /** The allowed values, where they are few. */
  readonly choices: readonly string[];
}

/** A command of `pnpm desk`: one call of the API. */
export interface Command {
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly summary: string;
  readonly takesId: boolean;
  readonly options: readonly CommandOption[];
  /** The answer is a file, saved at the given path. */
  readonly isFile: boolean;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function optionOf(field: string, schema: Readonly<Record<string, unknown>>, isRequired: boolean): CommandOption {
  const choices = Array.isArray(schema["enum"]) ? schema["enum"].map(String) : [];
  const kind = kindOf(schema);
  const typed = typeof schema["called"] === "string" ? schema["called"] : kind;
  return { field, flag: flagOf(field, kind), isRequired, kind, typed, choices };
}

/** People do not type ids: `vehicle_id` is `--vehicle CG04AB1234`. */
function flagOf(field: string, kind: CommandOption["kind"]): string {
  return (kind === "named" ? field.replace(/_id$/, "") : field).replaceAll("_", "-");
}

function kindOf(schema: Readonly<Record<string, unknown>>): CommandOption["kind"] {
  if (schema["isFile"] === true) return "file";
  switch (schema["type"]) {
    case "integer":
    case "number":
      return "number";
    case "boolean":
      return "yes or no";
    case "array":
    case "object":
      return "list";
    default:
      if (schema["format"] === "date-time") return "Indian time";
      if (schema["called"] !== undefined) return "named";
      return schema["anyOf"] === undefined ? "text" : "value";
  }
}

function optionsOf(schema: TSchema): readonly CommandOption[] {
  const node = asRecord(schema);
  const required = Array.isArray(node["required"]) ? node["required"].map(String) : [];
  return Object.entries(asRecord(node["properties"])).map(([field, value]) =>
    optionOf(field, asRecord(value), required.includes(field)),
  );
}

/** Every command, in the order in which the help lists them: first reads, then acts. */
export const commands: readonly Command[] = [
  ...Object.entries(deskReads).map(
    ([name, { path, summary, query }]): Command => ({
      name,
      method: "GET",
      path,
      summary,
      takesId: path.includes(":id"),
      options: optionsOf(query),
      isFile: false,
    }),
  ),
  ...Object.entries(deskFiles).map(
    ([name, { path, summary, query }]): Command => ({
      name,
      method: "GET",
      path,
      summary,
      takesId: path.includes(":id"),
      options: optionsOf(query),
      isFile: true,
    }),
  ),
  ...Object.entries(deskWrites).map(
    ([name, { path, summary, body }]): Command => ({
      name,
      method: "POST",
      path,
      summary,
      takesId: path.includes(":id"),
      options: optionsOf(body),
      isFile: false,
    }),
  ),
];

/** The command at the beginning of these words, the longest name first; undefined when there is none. */
export function findCommand(
  words: readonly string[],
): { readonly command: Command; readonly rest: readonly string[] } | undefined {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(" ");
    const command = commands.find((candidate) => candidate.name === name);
    if (command) return { command, rest: words.slice(length) };
  }
  return undefined;
}

/** Suggestions for a mistyped name. */
export function similarCommands(words: readonly string[]): readonly string[] {
  const [first = ""] = words;
  return commands
    .map(({ name }) => name)
    .filter((name) => name.split(" ").some((word) => word.startsWith(first.slice(0, 4)) && first !== ""));
}

/** The flag for a field on the wire. */
export function typedFlag(field: string): string {
  const option = commands.flatMap(({ options }) => options).find((candidate) => candidate.field === field);
  return option?.flag ?? field.replaceAll("_", "-");
}
