import { type Static, type TSchema, Unsafe } from "typebox";

/**
 * An object whose keys are not known in advance. The same JSON schema as TypeBox's `Record`, which would add TypeBox's
 * whole type engine to every page (10 kB, measured).
 */
export const mapOf = <Value extends TSchema>(value: Value, keyPattern = "^.*$") =>
  Unsafe<Record<string, Static<Value>>>({ type: "object", patternProperties: { [keyPattern]: value } });
