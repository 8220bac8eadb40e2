/** Brand marks are flat signs on a 96 grid in two tones that hold on paper and on ink. */
export interface Mark {
  readonly name: string;
  readonly title: string;
  readonly body: string;
}

const S = "#65737E";
const O = "#D4622A";
const fill = (d: string, color = S) => `<path d="${d}" fill="${color}" fill-rule="evenodd"/>`;
const stroke = (d: string, color = S, width = 9) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="miter"/>`;

export const marks: readonly Mark[] = [
  {
    name: "kaveri-ispat",
    title: "Kaveri Ispat",
    body: stroke("M10 30q19-20 38 0t38 0M10 54q19-20 38 0t38 0", S, 10) + stroke("M10 78q19-20 38 0t38 0", O, 10),
  },
  {
    name: "shikhar-tmt",
    title: "Shikhar TMT",
    body: fill("M48 12L88 82H8zM48 34L26 72h44z") + fill("M48 48L58 66H38z", O),
  },
  {
    name: "narmada-sections",
    title: "Narmada Sections",
    body: fill("M16 16h64v15H56v34h24v15H16V65h24V31H16z") + fill("M40 44h16v8H40z", O),
  },
  {
    name: "dakshin-tubes",
    title: "Dakshin Tubes",
    body: fill("M48 10a38 38 0 1 0 .01 0zM48 26a22 22 0 1 1-.01 0z") + fill("M48 38a10 10 0 1 0 .01 0z", O),
  },
  {
    name: "vindhya-steel",
    title: "Vindhya Steel",
    body: stroke("M8 70L30 34 48 62 66 26 88 70", S, 10) + fill("M8 78h80v8H8z", O),
  },
  {
    name: "udaan-cement",
    title: "Udaan Cement",
    body: fill("M12 54L86 14 62 84 46 60z") + fill("M46 60L86 14 56 66z", O),
  },
  {
    name: "sahyadri-wires",
    title: "Sahyadri Wires",
    body:
      [18, 28, 38]
        .map((r) => `<circle cx="48" cy="48" r="${r}" fill="none" stroke="${S}" stroke-width="5"/>`)
        .join("") + stroke("M48 86Q74 92 90 78", O, 6),
  },
  {
    name: "pragati-rolling",
    title: "Pragati Rolling",
    body:
      `<circle cx="48" cy="28" r="18" fill="none" stroke="${S}" stroke-width="9"/><circle cx="48" cy="70" r="18" fill="none" stroke="${S}" stroke-width="9"/>` +
      fill("M8 45h80v8H8z", O),
  },
  {
    name: "beacon-rolling",
    title: "Beacon Rolling Mills",
    body:
      fill("M36 34h24l8 50H28z") +
      fill("M40 16h16v14H40z", O) +
      stroke("M28 22L10 14M68 22l18-8M28 30H8M68 30h20", O, 5),
  },
  {
    name: "girnar-steel",
    title: "Girnar Steel",
    body: fill("M10 82L40 22l14 26 10-14 22 48z") + fill("M40 22l8 15-8 6-8-5z", O),
  },
  {
    name: "aravali-strips",
    title: "Aravali Strips",
    body:
      [16, 36, 56].map((y) => fill(`M10 ${y + 12}L30 ${y}h56L66 ${y + 12}z`)).join("") +
      fill("M10 88l20-12h56L66 88z", O),
  },
  {
    name: "godavari-flats",
    title: "Godavari Flats",
    body: fill("M10 20h76v14H10zM10 62h76v14H10z") + fill("M10 41h52v14H10z", O),
  },
  {
    name: "hooghly-pipes",
    title: "Hooghly Pipes",
    body: stroke("M20 14v68M76 14v68", S, 14) + stroke("M20 48h56", O, 12),
  },
  {
    name: "trishul-alloys",
    title: "Trishul Alloys",
    body: stroke("M48 88V12M20 18v22q0 16 28 16t28-16V18", S, 8) + fill("M48 4l9 16H39z", O),
  },
  {
    name: "mahanadi-sponge",
    title: "Mahanadi Sponge",
    body:
      fill("M48 8l34 20v40L48 88 14 68V28z") +
      fill("M36 34a8 8 0 1 0 .01 0zM62 40a6 6 0 1 0 .01 0zM48 58a9 9 0 1 0 .01 0z", O),
  },
  {
    name: "satpura-cement",
    title: "Satpura Cement",
    body: fill("M12 84V40l18-16 18 16 18-16 18 16v44z") + fill("M40 60h16v24H40z", O),
  },
  {
    name: "malabar-roofing",
    title: "Malabar Roofing",
    body: stroke("M8 46L48 14l40 32", S, 10) + stroke("M14 66q8.500-14 17 0t17 0 17 0 17 0", O, 8),
  },
  {
    name: "chambal-fasteners",
    title: "Chambal Fasteners",
    body: fill("M28 10h40l20 38-20 38H28L8 48zM48 30a18 18 0 1 0 .01 0z") + fill("M48 40a8 8 0 1 0 .01 0z", O),
  },
  {
    name: "doab-blocks",
    title: "Doab Blocks",
    body: fill("M10 14h36v20H10zM50 14h36v20H50zM10 62h36v20H10zM50 62h36v20H50z") + fill("M28 38h40v20H28z", O),
  },
  {
    name: "panchganga-mesh",
    title: "Panchganga Mesh",
    body: stroke("M26 8v80M48 8v80M70 8v80M8 26h80M8 70h80", S, 6) + stroke("M8 48h80", O, 7),
  },
];

export function markDocument({ title, body }: Mark): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" role="img" aria-labelledby="t"><title id="t">${title}</title>${body}</svg>\n`;
}
