/** Messages about the versions of a text of the site. */
export const versions = {
  title: "Versions",
  none: "No earlier versions yet.",
  now: "Current version",
  first: "Before versions were kept",
  saved: (who: string, at: string) => `${who}, ${at}`,
  fields: { title: "Question", description: "Answer", photo: "Picture", value: "Text", text: "Text" } as Readonly<
    Record<string, string>
  >,
  bannerFields: {
    photo: "Picture",
    title: "Description",
    first_day: "First day",
    last_day: "Last day",
    link: "Leads to",
  } as Readonly<Record<string, string>>,
  pictureBefore: "The picture before",
  pictureNow: "The picture of this version",
  look: "View",
  takeBack: "Restore this version",
  takeBackTitle: "Restore this version?",
  takeBackText: "Visitors see it again. It becomes the newest version; the current one is kept.",
  older: "Older versions",
  newer: "Newer versions",
  pages: "More versions",
} as const;
