import { documentNames } from "../contract/user-document";
import { counted } from "../format/counted";

/** The name of a kind of document; one that is newer than this page is shown by its key. */
export const documentName = (kind: string): string =>
  Object.entries(documentNames).find(([known]) => known === kind)?.[1] ?? kind;

/** The owner's view. */
export const ownDocuments = {
  title: "Verification documents",
  text: "We compare them with your profile. Only you and our desk can see them.",
  hints: { "aadhaar card": "Please cover the first eight digits of the number." } as Readonly<Record<string, string>>,
  missing: "Not sent yet",
  sent: (at: string) => `Sent ${at}, not reviewed yet`,
  verified: (at: string) => `Verified. Sent ${at}`,
  refused: (reason: string) => `Not accepted: ${reason}`,
  open: (name: string) => `Open ${name}`,
  upload: "Send document",
  uploading: "Sending…",
  tooLarge: "The file is larger than 5 MB. Please take a photo of it.",
} as const;

/** The desk's view. */
export const deskDocuments = {
  title: "Verification documents",
  none: "No documents sent.",
  missing: (names: string) => `Not sent: ${names}`,
  statuses: {
    sent: "Not reviewed",
    verified: "Verified",
    refused: "Rejected",
    replaced: "Replaced by a newer one",
  } as Readonly<Record<string, string>>,
  sentAt: (at: string) => `Sent ${at}`,
  decided: (who: string, at: string) => `${who}, ${at}`,
  openPicture: (name: string) => `Open ${name} in a new tab`,
  savePdf: (name: string) => `Save ${name} (PDF)`,
  alt: (name: string) => `${name} as it was sent`,
  earlier: (count: number) => counted(count, "earlier document"),
  verify: (name: string) => `Verify ${name}`,
  refuse: (name: string) => `Reject ${name}`,
  verifyText: "It matches the profile.",
  refuseText: "They read your reason and can send another one.",
  gstin: "GSTIN check",
  noGstin: "No GSTIN in the profile.",
  heads: { check: "Check", result: "Result", note: "Compared with" },
  checks: {
    form: "Form and state code",
    "check character": "Last character",
    pan: "PAN in it and PAN in the profile",
    state: "State and address",
  } as Readonly<Record<string, string>>,
  results: { right: "Matches", wrong: "Does not match", unknown: "Cannot be compared" } as Readonly<
    Record<string, string>
  >,
  checkedAt: (at: string) => `Format checked ${at}. Only the GST portal knows whether it is active.`,
  portal: "Look it up at the GST portal",
} as const;
