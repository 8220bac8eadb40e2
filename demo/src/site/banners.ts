/**
 * The slides of the home page by their picture, in order. Screen readers cannot read a picture, so its text is repeated
 * here.
 */
export const bannerTitles = {
  beams: "ISMB 150 to 400, ready to load this week, ex-Raipur and ex-Bhilai",
  tmt: "TMT 8 to 32 mm in Fe 500D and Fe 550D, by the full truck",
  freight: "One landed price to your site, material and freight together",
  cement: "Cement by the truck, loaded at the plant: OPC 53, OPC 43, PPC and PSC",
} as const;
