import { type Static, type TSchema, Unsafe } from "typebox";

/**
 * An object whose keys are not known beforehand. The same JSON schema as TypeBox's `Record`, which would bring TypeBox's
 * whole type engine into every page: 10 kB for nothing (measured).
 */
export const mapOf = <Value extends TSchema>(value: Value, keyPattern = "^.*$") =>
  Unsafe<Record<string, Static<Value>>>({ type: "object", patternProperties: { [keyPattern]: value } });
