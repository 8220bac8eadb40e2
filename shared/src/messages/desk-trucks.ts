/** Messages about the progress of each truck of an order. */
export const truckStages = {
  label: (vehicle: string) => `Stages of ${vehicle}`,
  planned: "Planned",
  driver: "Driver named",
  loaded: "Loaded",
  invoiced: "Invoiced",
  eway: "E-way bill",
  receipt: "Transport receipt",
  delivered: "Delivered",
} as const;
