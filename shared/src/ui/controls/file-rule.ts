const MEGABYTE = 1024 * 1024;

/** The files that a field accepts. The server checks again: this only prevents a slow upload that would be refused. */
export type FileRule = {
  /** As in the `accept` attribute: `.pdf,image/*`. */
  readonly accept: string;
  readonly maxBytes: number;
  /** For a PDF, where it differs: unlike a photo it is not shrunk before it is sent. */
  readonly pdfMaxBytes?: number;
  /** The kinds as text: "PDF, JPG or PNG". */
  readonly kinds: string;
  /** The hint where the kinds differ in their limits: "JPG or PNG up to 20 MB, PDF up to 5 MB". */
  readonly hint?: string;
  /** What only the server checks, as text: "each side 400 to 4000 pixels". */
  readonly limits?: string;
  /** What to do with a larger file, as a sentence. */
  readonly tooLarge?: string;
};

function isOfKind(file: File, entry: string): boolean {
  const kind = entry.trim().toLowerCase();
  if (kind.startsWith(".")) return file.name.toLowerCase().endsWith(kind);
  if (kind.endsWith("/*")) return file.type.toLowerCase().startsWith(kind.slice(0, -1));
  return file.type.toLowerCase() === kind;
}

/** `2.4 MB`, `320 kB` */
export function formatBytes(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / 1024))} kB`;
  return `${Math.round((bytes / MEGABYTE) * 10) / 10} MB`;
}

/** The hint that says which files may be chosen. */
export function describeRule(rule: FileRule): string {
  return rule.hint ?? [rule.kinds, `up to ${formatBytes(rule.maxBytes)}`, rule.limits].filter(Boolean).join(", ");
}

/** Why a file is refused, or null. */
export function refuseFile(file: File, rule: FileRule): string | null {
  if (!rule.accept.split(",").some((entry) => isOfKind(file, entry))) return `${file.name} is not ${rule.kinds}.`;
  const maxBytes = (isOfKind(file, "application/pdf") ? rule.pdfMaxBytes : undefined) ?? rule.maxBytes;
  if (file.size > maxBytes) {
    const limit = `${file.name} has ${formatBytes(file.size)}; at most ${formatBytes(maxBytes)} can be sent.`;
    return [limit, rule.tooLarge].filter(Boolean).join(" ");
  }
  return file.size === 0 ? `${file.name} is empty.` : null;
}
