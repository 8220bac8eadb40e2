import encodeQR from "qr";

/**
 * A QR code as an SVG path of its dark squares; one square is one unit, and the quiet zone that scanners need is
 * included.
 */
export interface QrPath {
  readonly size: number;
  readonly path: string;
}

export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  return { size: rows.length, path: rows.flatMap((row, y) => runsOf(row).map((run) => squares(run, y))).join("") };
}

interface Run {
  readonly from: number;
  readonly length: number;
}

/** Adjacent dark squares form one shape, so that no hairline shows between them. */
function runsOf(row: readonly boolean[]): readonly Run[] {
  return row.flatMap((isDark, x) => {
    if (!isDark || row[x - 1] === true) return [];
    const end = row.indexOf(false, x);
    return [{ from: x, length: (end < 0 ? row.length : end) - x }];
  });
}

function squares({ from, length }: Run, y: number): string {
  return `M${from} ${y}h${length}v1h-${length}z`;
}
