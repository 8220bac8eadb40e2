/** Messages of the desk's page of the public site. */
export const site = {
  title: "Site",
  facts: "What the public pages say beside news and products. Visitors see a change within a minute.",
  sectionsLabel: "Parts of the site",
  sections: { faq: "Questions", banners: "Banners" },
  view: "View",
  edit: "Write",
  preview: "As visitors see it",
  save: "Save",
} as const;

/** What visitors see one after the other. */
export const entries = {
  state: "State",
  shown: "shown",
  hidden: "hidden",
  order: "Order",
  acts: "What can be done",
  up: (name: string) => `Move up: ${name}`,
  down: (name: string) => `Move down: ${name}`,
  saveOrder: "Save the order",
  resetOrder: "Back to the saved order",
  hide: "Hide",
  unhide: "Show",
  remove: "Remove",
  questions: {
    hide: (name: string) => `Hide “${name}”?`,
    unhide: (name: string) => `Show “${name}”?`,
    remove: (name: string) => `Remove “${name}”?`,
    order: "Change the order?",
  },
  texts: {
    hide: "Visitors do not see it any more. It is kept here.",
    unhide: "Visitors see it in its place.",
    remove: "It is not kept. Hide it if you may want it again.",
    order: "Visitors see them in the order of this list.",
  },
  gone: "It is not there any more: somebody has removed it.",
  waiting: "Loading the form",
} as const;

export const faq = {
  list: "Questions",
  none: "There is no question yet.",
  add: "Add a question",
  question: "Question",
  answer: "Answer",
  answerMissing: "Please write the answer",
  saveTitle: "Save this question?",
  saveText: "Unless it is hidden, visitors read it at /faq.",
} as const;

export const banners = {
  list: "Banners",
  none: "There is no banner yet.",
  add: "Add a banner",
  banner: "Banner",
  photo: "Picture",
  photoHint: "An upright picture of this site, such as /media/banners/tmt.svg.",
  words: "In words",
  wordsHint: "What the picture says, for those who do not see it.",
  saveTitle: "Save this banner?",
  saveText: "Unless it is hidden, visitors see it on the home page.",
} as const;
