/**
 * `50 × 50 mm` that is `6 mm` thick as `50 × 50 × 6 mm`, which tells two sizes with the same sides apart; unchanged where the
 * name has the figure already, where it is a single figure, and for a thickness that is not one figure in mm.
 */
export function sizeWithThickness(size: string, thickness: string | null | undefined): string {
  const [, figure] = /^([\d.]+) mm$/u.exec(thickness ?? "") ?? [];
  const named = size.match(/\d+(?:\.\d+)?/gu)?.map(Number) ?? [];
  if (figure === undefined || named.length < 2 || named.includes(Number(figure))) return size;
  return size.replace(/ mm$/u, ` × ${figure} mm`);
}
