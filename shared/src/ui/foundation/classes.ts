type ClassValue = string | false | null | undefined;

/** Joins class names, leaving out absent ones: `classes(styles['button'], isWide && styles['wide'])`. */
export function classes(...values: readonly ClassValue[]): string {
  return values.filter(Boolean).join(" ");
}
