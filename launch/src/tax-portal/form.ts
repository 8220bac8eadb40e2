/** A form as it was received, not yet checked. */
export type Form = Readonly<Record<string, unknown>>;

/** An object, or an empty one where there is none. */
export function asForm(value: unknown): Form {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** The field at this path as text; empty where it is missing. */
export function textOf(form: Form, ...path: readonly string[]): string {
  let value: unknown = form;
  for (const step of path) value = asForm(value)[step];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** A portal's refusal of a form. */
export class FormRefused extends Error {
  override readonly name = "FormRefused";
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
