/** Messages of the versions of a text of the site. */
export const versions = {
  title: "Versions",
  none: "Nobody has changed it since versions are kept.",
  now: "As it is now",
  first: "As it was before versions were kept",
  saved: (who: string, at: string) => `${who}, ${at}`,
  fields: { title: "Question", description: "Answer", photo: "Picture", value: "Text", text: "Text" } as Readonly<
    Record<string, string>
  >,
  bannerFields: { photo: "Picture", title: "In words" } as Readonly<Record<string, string>>,
  look: "Look at it",
  takeBack: "Take this version back",
  takeBackTitle: "Take this version back?",
  takeBackText: "Visitors read it again. It becomes the newest version, and the one of now is kept.",
  older: "Older versions",
  newer: "Newer versions",
  pages: "More versions",
} as const;
