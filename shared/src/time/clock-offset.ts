const name = "mandiClockOffsetMs";

/**
 * The server's clock minus this device's, in ms; null until the first answer. Areas bundle copies of this file, but the
 * document has one offset.
 */
export function clockOffset(): number | null {
  const offset: unknown = Reflect.get(globalThis, name);
  return typeof offset === "number" ? offset : null;
}

export function setClockOffset(offsetMs: number): void {
  Reflect.set(globalThis, name, offsetMs);
}
