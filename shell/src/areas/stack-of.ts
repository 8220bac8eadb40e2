const maxFrames = 12;

/** A frame in any browser's format: an optional name, then the address of a file with line and column. */
const frame =
  /(?:at (?:async )?)?(?<name>[\w$.<>]*)[ (@]*(?<address>https?:\/\/[^\s()]+):(?<line>\d+):(?<column>\d+)\)?$/;

/**
 * Where an error was thrown, innermost first, a line each: `name@areas/seller/9f3c…/static/page.js:1:234`. Only files of
 * this product: messages, queries and other addresses may contain personal data.
 */
export function stackOf(error: unknown): string {
  const lines = error instanceof Error ? (error.stack ?? "").split("\n") : [];
  return lines.flatMap(frameOf).slice(0, maxFrames).join("\n");
}

function frameOf(text: string): string[] {
  const { name = "", address = "", line, column } = frame.exec(text.trim())?.groups ?? {};
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.origin !== location.origin || !/^\/(?:areas|shell)\//.test(url.pathname)) return [];
  return [`${name.slice(0, 40)}@${url.pathname.slice(1, 120)}:${line}:${column}`];
}
