import { counted } from "../format/counted";
/** Messages of the seller area for actions on many products at once: files, price changes, unfinished work. */
export const bulk = {
  priceDate: "Price of",
  today: "today",
  menu: "Bulk actions",
  changePrices: "Change prices",
  pricesOut: "Export prices",
  pricesIn: "Import prices",
  stockOut: "Export stock",
  stockIn: "Import stock",
  scopeSelected: (count: number) => counted(count, "selected product"),
  scopeFound: (count: number) => `${count === 1 ? "" : "All "}${counted(count, "product")}`,
  selectShown: "Select all on this page",
  selected: (count: number) => `${count} selected`,
  clear: "Clear",
  clearSelection: "Clear selection",

  changeTitle: "Change prices",
  kind: "Change",
  kinds: {
    add: "Raise by rupees",
    subtract: "Lower by rupees",
    raise: "Raise by percent",
    lower: "Lower by percent",
    set: "Set to",
  },
  amount: "Amount",
  percent: "Percent",
  rounding: "Round to",
  roundings: { 1: "₹1", 10: "₹10", 50: "₹50", 100: "₹100" },
  amountHint: "Only the base price changes. Charges, GST and sizes stay.",
  tooLow: "The new price would be 0 or less",
  noPrice: "It has no price to change yet",
  tooHigh: "The new price is too high",

  product: "Product",
  figure: "Figure",
  now: "Now",
  after: "New",
  result: "Result",
  toChange: "To change",
  wasChanged: "Changed",
  line: "Line",
  reason: "Reason",
  preview: "Preview",
  previewCount: (count: number, unchanged: number) =>
    [
      count === 0 ? "Nothing changes." : `${counted(count, "product")} to change.`,
      unchanged === 0 ? "" : unchanged === 1 ? "1 is already up to date." : `${unchanged} are already up to date.`,
    ]
      .join(" ")
      .trim(),
  problems: "Left out",
  moreRows: (count: number) => `and ${count} more`,
  apply: (count: number) => `Change ${counted(count, "product")}`,
  stop: "Stop",
  cancel: "Cancel",
  close: "Close",
  progress: (done: number, count: number) => `${done} of ${count} done`,
  waiting: (seconds: number) => `The server is busy. This continues automatically in ${seconds} s.`,
  done: (changed: number, unchanged: number) =>
    unchanged === 0 ? `${changed} changed.` : `${changed} changed, ${unchanged} were already up to date.`,
  failed: (count: number) => (count === 1 ? "1 was not changed." : `${count} were not changed.`),
  retry: "Try these again",
  report: "Report",
  stopped: "Stopped before this one was reached",
  changedMeanwhile: "It has changed in the meantime. Please check it again.",
  unfinishedTitle: "Unfinished change",
  unfinishedText: "This was interrupted. Nothing more is sent until you say so.",
  unfinished: (count: number) =>
    count === 1
      ? "A change of prices or stock was interrupted: 1 product is left."
      : `A change of prices or stock was interrupted: ${counted(count, "product")} are left.`,
  goOn: "Review the rest",
  forget: "Discard it",

  outTitle: { prices: "Export prices", stock: "Export stock" },
  outText: "Opens in Excel. Edit it, then import it.",
  collecting: (done: number, count: number) => `${done} of ${count} read`,
  download: "Download",
  outFailed: (count: number) =>
    count === 1
      ? "1 product could not be read and is not in the file."
      : `${counted(count, "product")} could not be read and are not in the file.`,

  inTitle: { prices: "Import prices", stock: "Import stock" },
  inText: {
    prices: "Start from your exported prices. An empty cell keeps its value.",
    stock: "Start from your exported stock. One line is one size; stock is in MT.",
  },
  file: "CSV file",
  fileKinds: "CSV",
  unreadable: "The file could not be read.",
  noHeads: (heads: string) => `The first line must name these columns: ${heads}`,
  noRows: "The file has no lines below its header.",
  unknownProduct: (id: string) => `No product of yours has the number ${id || "(empty)"}`,
  twice: (line: number) => `The same as line ${line}`,
  notFigure: (column: string, text: string) => `${column}: "${text}" is not a number of 0 or more`,
  aboveHighest: (column: string, text: string, highest: number) => `${column}: "${text}" is above ${highest}`,
  notAnswered: "The current values could not be read. Please choose the file again.",
  noOutcome: "The server did not confirm the change",
  noStock: "Not entered",
  unknownSize: (id: string) => `The product has no size with the number ${id || "(empty)"}`,
  sizeNotSelected: "The size is not selected under Variation",
  nothingInRow: "Nothing is filled in",
} as const;
