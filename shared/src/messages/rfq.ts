import { counted } from "../format/counted";
import { joined } from "../format/joined";

export const rfq = {
  title: "Request for quotation",
  nothingNamed: "None of these offers comes in this size and grade",
  nothingNamedText: "They may have changed since. Please choose the offers again.",
  intro: "Sellers answer with their price, transporters with freight. You compare one landed price.",
  billing: "Billing address",
  consignee: "Consignee",
  consigneeHint: "Where the goods are delivered.",
  same: "Same as billing address",
  addAddress: "Add address",
  noAddress: "Sorry, you don't have any saved address.",
  noAddressText: "Add one here; your request stays as it is.",
  purposeTitle: "Purpose and message",
  purpose: "Buying purpose",
  message: "Message",
  messageHint: "Delivery dates, site access, anything a seller should know.",
  /** The specification stars the message and does not enforce it: it opens with words that fit every request. */
  usualMessage: "Please quote your best price.",
  summary: "Your request",
  product: "Product",
  quality: "Quality",
  packaging: "Packaging",
  origin: "Origin city",
  totalNote: (quantity: string) => `${quantity} at today's price, GST included, freight extra`,
  landedTotal: (pincode: string) => `Landed at ${pincode}, estimate`,
  landedSpan: (low: string, high: string) => `${low} to ${high}; the quotation decides`,
  landedPerMt: (price: string, low: string, high: string) => `${price} per MT (${low} to ${high})`,
  landedHint: "Choose a consignee to see the landed price here: freight included, an estimate.",
  landedEstimate: "landed, est.",
  ex: (price: string) => `ex ${price}`,
  seeBreakdown: "landed, estimated. See the breakdown",
  submit: "Submit",
  submitting: "Sending",
  gstOtherState: (state: string) =>
    `The GSTIN of this address belongs to a state other than ${state}. Please check it.`,
  gstImpossible: (gst: string) =>
    `${gst} cannot be a GSTIN, and your tax invoice will carry it. Correct it, or write URP if you are not registered for GST.`,
  changeAddress: "Change address",
  otherPlace: (place: string, chosen: string) => `You asked for ${place}; the goods would go to ${chosen}.`,
  noAddressAt: (place: string) => `You asked for ${place}. You have no saved address there.`,
  noAddressOf: (place: string) => `You asked for ${place}. Your saved addresses there have other pincodes.`,
  lastUsed: "last used",
  otherAddresses: (count: number) => `Choose another address (${count})`,
  addAddressAt: (pincode: string) => `Add the address for ${pincode}`,
  chooseAddressAt: (name: string, pincode: string) => `Deliver to ${name}, ${pincode}`,
  change: "Change sizes",
  goods: "Products",
  anyBrand: "Any brand of this grade",
  anyCity: "Any city",
  removeNamed: (name: string) => `Remove ${name}`,
  addList: "Add products from a list",
  totalOf: (count: number) =>
    count === 1 ? "Total ex-factory price" : `${counted(count, "product")}, total ex-factory price`,
  each: "Each product becomes a separate quotation. They stay together.",
  delivery: "Delivery",
  neededBy: "Needed by",
  neededByHint: "Sellers and transporters see this date.",
  neededByOver: "This day has passed. Please choose today or a later day.",
  parts: "In parts",
  atOnce: "All at once",
  inParts: (count: number) => `In ${count} parts`,
} as const;

/** The terms of a request, and the confirmation before one of several products is sent. */
export const rfqConfirm = {
  notLoaded: "The last step did not load.",
  title: (count: number) => (count === 1 ? "Send this request?" : `Send ${counted(count, "request")}?`),
  send: (count: number) => (count === 1 ? "Send request" : `Send ${counted(count, "request")}`),
  sending: "Sending",
  back: "Back",
  whole: (tonnes: string, place: string, day: string | null, parts: number) =>
    `${tonnes} to ${place}${day === null ? "" : ` by ${day}`}${parts > 1 ? `, in ${parts} parts` : ""}`,
  anyBrand: "any brand of this grade",
  onlyBrand: (brand: string) => `${brand} only`,
  loadedIn: (city: string) => `ex-${city}`,
  askedIn: (city: string) => `sellers asked in ${city}`,
  anyCity: "from any city",
  asked: (count: number, cities: readonly string[]) => {
    if (count === 0) return "No seller has a current price for it: our desk will look for one.";
    const [first = "", second = "", ...others] = cities;
    const many = `${counted(count, "seller")} are asked`;
    if (cities.length < 2) return count === 1 ? "1 seller is asked." : `${many}.`;
    if (cities.length === 2) return `${many}, in ${first} and ${second}.`;
    return `${many}, in ${first}, ${second} and ${counted(others.length, "more city", "more cities")}.`;
  },
  freightAfter: "Where sellers of several cities are asked, transporters bid as soon as the best offer is known.",
  until: (time: string, minutes: number) =>
    `Prices come in until about ${time}, ${counted(minutes, "minute")} after sending.`,
  left: (count: number) =>
    count === 1
      ? "1 line of your list is not in this request:"
      : `${counted(count, "line")} of your list are not in this request:`,
  leftAfter: (count: number) => `${count === 1 ? "It stays" : "They stay"} in your list, also after you send.`,
  toLeft: (count: number) => (count === 1 ? "Go back to this line" : "Go back to these lines"),
  deliverTo: "Delivered to",
  billTo: "Billed to",
  seen: "Sellers see product, quantity, dates, purpose and your message, not who asks. Transporters see goods, dates and message, the billing address and the city of delivery, without name or phone.",
  free: "Asking is free; nothing is bought until you pay a booking amount.",
} as const;

export const rfqList = {
  title: "Your list",
  pageIntro: "Write or paste what you need. Nothing is sent until you submit it.",
  text: "What do you need?",
  hint: "One product per line, as in a chat: 12mm tmt fe500d 25 ton. English, Hindi and Hinglish are understood.",
  read: "Read the list",
  reading: "Reading",
  file: "CSV or text file",
  close: "Close",
  change: "Change the text",
  nothing: "No product was found in this text. Please write at least a product or a size with its quantity.",
  summary: (lines: number, open: number) => `${counted(lines, "line")}${open === 0 ? "" : `, ${open} to check`}`,
  add: (count: number) => `Add ${counted(count, "line")}`,
  noneReady: "No line can be added yet. Please answer what is asked, or include a line.",
  left: (sources: readonly string[]) =>
    `Not added now: ${sources.map((source) => `“${source}”`).join(", ")}. ${sources.length === 1 ? "It stays" : "They stay"} in the text.`,
  leftText: "What is not added yet",
  bags: (count: number, kg: number, weight: string) =>
    `${counted(count, "bag")} of ${kg} kg ${count === 1 ? "is" : "are"} ${weight}.`,
  tooMany: (count: number) => `Only 12 lines are read at once; ${count} more stay in the text.`,
  tooLong: "Only the first 4,000 characters of the text fit. Please add the rest as a second list.",
  noRoom: (room: number) =>
    room === 0 ? "The request has no room for more products." : `The request has room for ${room} more.`,
  understood: (source: string, offer: string) => joined(`“${source}”`, offer),
  brandTaken: (source: string, offer: string) =>
    `“${source}” names no brand, so any brand may answer. Lowest now: ${offer}`,
  brandUnknown: (source: string, words: readonly string[], offer: string) =>
    `“${source}”: nobody here offers “${words.join(" ")}”, so any brand may answer. Lowest now: ${offer}`,
  cityTaken: (source: string, offer: string) =>
    `“${source}” names no place of loading, so any place may answer. Lowest now: ${offer}`,
  offer: (price: string, isLanded: boolean, brand: string, city: string) =>
    `${price}/MT${isLanded ? " landed, est." : " ex-factory"}, ${brand}, ex-${city}`,
  gradeTaken: (grade: string) => `The text names no grade: ${grade} is requested.`,
  quantityMissing: "Please enter whole MT, from 1 to 10,000.",
  notOffered: "Nobody offers this now. Please change the text, or continue without it.",
  notUnderstood: "Not understood: no product has these words. Please change the text, or continue without this line.",
  noSize: "Which size?",
  noGrade: (words: readonly string[]) => `Which grade? Nobody here offers “${words.join(" ")}”.`,
  city: (city: string) => `Delivery to ${city}: please choose its address before you send.`,
  cityOf: (city: string, pincode: string) => `Delivery to ${city}: your address ${pincode} is chosen.`,
  unknown: (words: readonly string[]) => `Not understood: “${words.join(" ")}”.`,
  nearest: (words: readonly string[], product: string) =>
    `Not understood: “${words.join(" ")}”. The nearest is ${product}. Include it if that is what you mean.`,
  thickness: "Please write the thickness in the message: this size is not listed with it.",
  doubts: {
    none: "How much? The text does not say.",
    pieces: "How much does it weigh? The text says pieces.",
    unclear: "How much? The quantity in the text is not clear.",
    bags: "How many MT are the bags? The catalogue does not say what one weighs.",
  },
  roundedUp: (written: string) => `Rounded up from ${written}: whole MT only.`,
  minimum: (minimum: string) => `Minimum order about ${minimum}. You can ask for less; sellers may decline.`,
  size: "Size",
  chooseSize: "Choose a size",
  grade: "Grade",
  chooseGrade: "Choose a grade",
  quantity: "Quantity",
  leaveOut: "Leave out",
  include: "Include",
} as const;
