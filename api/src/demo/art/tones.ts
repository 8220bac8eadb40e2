/** Five tones of one material, lit from above: top face first, shadow side last. */
export interface Material {
  readonly light: string;
  readonly top: string;
  readonly mid: string;
  readonly side: string;
  readonly dark: string;
}

export const INK = "#22303B";
export const NIGHT = "#15212B";
export const PLATE = "#ECEAE2";
export const OXIDE = "#D4622A";
export const OXIDE_DEEP = "#A8430F";
export const OXIDE_PALE = "#EE9A68";
export const HOLLOW = "#3E4C57";

export const steel: Material = { light: "#D5DBDE", top: "#BAC4CA", mid: "#96A3AC", side: "#71808B", dark: "#53626D" };
/** Zinc: brighter and a little bluer than mill steel. */
export const zinc: Material = { light: "#EAF0F2", top: "#D4DEE2", mid: "#B7C5CC", side: "#94A6B0", dark: "#748791" };
/** Hot-rolled skin: wire rod, pig iron, sponge. */
export const scale: Material = { light: "#8B959B", top: "#717D85", mid: "#5C6972", side: "#485560", dark: "#36434E" };
export const paper: Material = { light: "#F6F1E6", top: "#E9E3D4", mid: "#DCD5C3", side: "#CFC7B3", dark: "#B3AA94" };
export const concrete: Material = {
  light: "#E4E1D8",
  top: "#D3CFC3",
  mid: "#BDB8AA",
  side: "#A49F91",
  dark: "#878274",
};
export const sand: Material = { light: "#E8D9B8", top: "#D9C79F", mid: "#C7B286", side: "#AF9A6F", dark: "#8F7C56" };
export const ash: Material = { light: "#CFCDC6", top: "#B9B7AF", mid: "#A19F97", side: "#87857E", dark: "#6C6A64" };
export const night: Material = { light: "#4A5A66", top: "#394854", mid: "#2D3B47", side: "#22303B", dark: "#15212B" };
export const oxide: Material = { light: "#EE9A68", top: "#E07A42", mid: "#D4622A", side: "#BC5220", dark: "#A8430F" };
export const bluecoat: Material = {
  light: "#8FB4CC",
  top: "#6E9CBA",
  mid: "#5486A8",
  side: "#3F7092",
  dark: "#2A5275",
};
export const greencoat: Material = {
  light: "#9DBFAE",
  top: "#7FA896",
  mid: "#63907D",
  side: "#4B7765",
  dark: "#355C4D",
};
export const wood: Material = { light: "#DDC49B", top: "#C9AD80", mid: "#B29568", side: "#977B52", dark: "#7A623F" };

/** Light falls from above and a little from the right; the near end is a shade brighter than the side. */
export function shade(material: Material, nl: number, nw: number, nz: number): string {
  const length = Math.hypot(nl, nw, nz);
  const light = (nz * 0.75 + nw * 0.18 - nl * 0.32) / length;
  if (light > 0.72) return material.light;
  if (light > 0.5) return material.top;
  if (light > 0.22) return material.mid;
  if (light > -0.05) return material.side;
  return material.dark;
}
