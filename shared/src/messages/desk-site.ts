/** Messages of the desk's page of the public site. */
export const site = {
  title: "Site",
  facts: "What the public pages say, apart from news and products. Visitors see a change within a minute.",
  sectionsLabel: "Parts of the site",
  sections: { faq: "Questions", banners: "Banners", texts: "Policies and contact", messages: "Messages" },
  view: "View",
  edit: "Write",
  preview: "As visitors see it",
  save: "Save",
  gone: "Somebody has removed it.",
  waiting: "Loading the form",
} as const;

/** The lists that visitors see: questions and banners. */
export const siteEntries = {
  shown: "shown",
  hideTexts: { hide: "Visitors no longer see it. It is kept here.", unhide: "Visitors see it again." },
  orderText: "Visitors see them in the order of this list.",
} as const;

export const faq = {
  list: "Questions",
  none: "No questions yet.",
  add: "Add a question",
  question: "Question",
  answer: "Answer",
  answerMissing: "Please write the answer",
  saveTitle: "Save this question?",
  saveText: "Unless it is hidden, visitors read it at /faq.",
} as const;

export const banners = {
  list: "Banners",
  none: "No banners yet.",
  add: "Add a banner",
  banner: "Banner",
  photo: "Picture",
  photoHint: "The path of an upright picture on this site, such as /media/banners/tmt.svg.",
  words: "Description",
  wordsHint: "What the picture shows, for people who cannot see it.",
  saveTitle: "Save this banner?",
  saveText: "Unless it is hidden, visitors see it on the home page.",
} as const;

/** Policies, about us and company details, by their keys. */
export const texts = {
  list: "Texts of the site",
  name: "Text",
  value: "What it says",
  empty: "nothing yet",
  saveTitle: "Save this text?",
  saveText: "Visitors see it at once.",
  cannotHold: "This text has a part that the editor cannot keep, such as a table. Change it with pnpm desk text set.",
  names: {
    about_us: "About us",
    privacy_policy: "Privacy policy",
    terms_condition: "Terms and conditions",
    returns_policy: "Return policy",
    logistics: "Logistics",
    payment_method: "Payment methods",
    shop_on_description: "How to buy, steps",
    shop_on_title: "How to buy, title",
    shop_on_video_link: "How to buy, video",
    short_about: "About us in one sentence",
    phone1: "Phone",
    phone2: "Second phone",
    email: "E-mail",
    whatsapp: "WhatsApp",
    facebook: "Facebook",
    twitter: "X",
    instagram: "Instagram",
    youtube: "YouTube",
    address: "Address",
    legal_name: "Legal name",
    gst_number: "GSTIN",
    tan_number: "TAN",
    play_store_link: "Google Play",
    app_store_link: "App Store",
  } as Readonly<Record<string, string>>,
} as const;

/** Messages to buyers, sellers and transporters, in the product and by SMS. */
export const messages = {
  list: "Messages",
  name: "Sent when",
  text: "Text",
  own: "reworded",
  standard: "default",
  state: "State",
  hint: (values: string) => (values === "" ? "This message has no values." : `Keep these values: ${values}`),
  missing: "Please write the text",
  standardIs: "Default text",
  restore: "Use the default text",
  restoreTitle: "Go back to the default text?",
  restoreText: "New messages use it. Those already sent do not change.",
  saveTitle: "Save this message?",
  saveText: "New messages use this text. Those already sent do not change.",
  /** Sample values where a message is only previewed. */
  samples: {
    number: "Q2627000017",
    order: "O2627000008",
    product: "TMT Bar",
    brand: "Kalyani",
    quantity: "25",
    city: "Raipur",
    destination: "Pune",
    deadline: "6:30 pm",
    reason: "The mill is closed today",
    amount: "₹1,73,196",
    purpose: "for order O2627000008",
    utr: "SBIN426112100017",
    ending: "47",
    code: "2150",
    until: "24 Nov 2026",
    vehicle: "CG04AB1234",
    price: "₹45,850",
    move: "up ₹650",
    text: "a vehicle is loaded",
  } as Readonly<Record<string, string>>,
} as const;
