type ClassValue = string | false | null | undefined;

/** Joins the class names that are there: `classes(styles['button'], isWide && styles['wide'])`. */
export function classes(...values: readonly ClassValue[]): string {
  return values.filter(Boolean).join(" ");
}
