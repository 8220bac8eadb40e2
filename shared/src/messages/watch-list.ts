/** Texts of the page of the watch list. Those from the specification stay exactly as given. */
export const watchListPage = {
  title: "Watch List",
  intro: "Products you keep an eye on. Ex price per MT, GST included.",
  introLanded: (pincode: string) => `Products you keep an eye on. Estimated landed price per MT at ${pincode}.`,
  emptyTitle: "No Data Found",
  emptyText: "Press the bookmark on a product to keep it here.",
} as const;
