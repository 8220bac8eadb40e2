/** Texts of the dialog that takes an ex price apart: they load with it. */
export const calculation = {
  title: "Ex price calculation",
  context: (parts: readonly string[]) => `${parts.filter(Boolean).join(", ")}. Rupees per MT.`,
  part: "Part",
  loading: "Loading charge",
  insurance: "Insurance charge",
  inspection: "Quality charge",
  sizeDifference: "Size difference",
  qualityOf: (name: string) => (name ? `Quality, ${name}` : "Quality"),
  packagingOf: (name: string) => (name ? `Packaging, ${name}` : "Packaging"),
  beforeGst: "Before GST",
  gst: (percent: number) => `GST ${percent}%`,
  rounding: "Rounding",
  exPricePerMt: "Ex price per MT",
} as const;
