import { documentNames } from "../contract/user-document";

/** The name of a kind; one that is newer than this page by its kind. */
export const documentName = (kind: string): string =>
  Object.entries(documentNames).find(([known]) => known === kind)?.[1] ?? kind;

/** Their owner's view. */
export const ownDocuments = {
  title: "Documents",
  text: "We compare them with your profile. They are read only by you and our desk.",
  hints: { "aadhaar card": "Please cover the first eight digits of the number." } as Readonly<Record<string, string>>,
  missing: "Not sent yet",
  sent: (at: string) => `Sent ${at}, not looked at yet`,
  verified: (at: string) => `Verified. Sent ${at}`,
  refused: (reason: string) => `Not accepted: ${reason}`,
  open: (name: string) => `Open ${name}`,
  upload: "Send document",
  uploading: "Sending…",
  tooLarge: "The file is larger than 5 MB. Please take a photo of it.",
} as const;

/** The desk's view. */
export const deskDocuments = {
  title: "Documents",
  none: "They have sent no document.",
  missing: (names: string) => `Not sent: ${names}`,
  statuses: {
    sent: "Not looked at",
    verified: "Verified",
    refused: "Refused",
    replaced: "Replaced by a newer one",
  } as Readonly<Record<string, string>>,
  sentAt: (at: string) => `Sent ${at}`,
  decided: (who: string, at: string) => `${who}, ${at}`,
  openPicture: (name: string) => `Open ${name} in a new tab`,
  savePdf: (name: string) => `Save ${name} (PDF)`,
  alt: (name: string) => `${name} as it was sent`,
  earlier: (count: number) => (count === 1 ? "1 earlier document" : `${count} earlier documents`),
  verify: (name: string) => `Verify ${name}`,
  refuse: (name: string) => `Refuse ${name}`,
  verifyText: "It agrees with the profile.",
  refuseText: "They read your reason and can send another one.",
  gstin: "GSTIN check",
  noGstin: "They have named no GSTIN.",
  heads: { check: "Check", result: "Result", note: "Compared with" },
  checks: {
    form: "Form and state code",
    "check character": "Last character",
    pan: "PAN inside it and PAN of the profile",
    state: "State and address",
  } as Readonly<Record<string, string>>,
  results: { right: "Agrees", wrong: "Does not agree", unknown: "Cannot be compared" } as Readonly<
    Record<string, string>
  >,
  checkedAt: (at: string) => `Checked ${at} by its own rules. Whether it is active, only the GST portal knows.`,
  portal: "Look it up at the GST portal",
} as const;
