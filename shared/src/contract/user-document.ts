import {
  Array as ArrayOf,
  Enum,
  Integer,
  Null,
  Object as ObjectOf,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { chosenId, closed } from "./field";
import { Id, Instant } from "./wire";

/** What a seller or transporter sends to be verified (docs/domain.md#catalogue-and-listings). */
export const documentKinds = ["gst certificate", "pan card", "aadhaar card", "cancelled cheque"] as const;
const DocumentKindSchema = Enum([...documentKinds]);
export type DocumentKind = Static<typeof DocumentKindSchema>;

/** The name of each kind. */
export const documentNames: Readonly<Record<DocumentKind, string>> = {
  "gst certificate": "GST certificate",
  "pan card": "PAN card",
  "aadhaar card": "Aadhaar card",
  "cancelled cheque": "Cancelled cheque",
};

/** The kinds that the desk requires, by user type. */
export const documentsOf: Readonly<Record<"seller" | "transporter", readonly DocumentKind[]>> = {
  seller: ["gst certificate", "pan card", "cancelled cheque"],
  transporter: ["gst certificate", "pan card", "aadhaar card", "cancelled cheque"],
};

/** `GET /user-document` (additive): each document that the caller has to send, with the last one they sent. */
export const UserDocumentListAnswer = ObjectOf({
  data: ArrayOf(
    ObjectOf({
      /** One of `documentKinds`, or one that only a newer server knows. */
      kind: StringOf(),
      /** `missing`, `sent`, `verified` or `refused`. */
      status: StringOf(),
      /** Why the desk refused it; empty otherwise. */
      reason: StringOf(),
      sent_at: Union([Instant, Null()]),
      /** Opens it for the caller; expires after some hours. */
      url: Union([StringOf(), Null()]),
    }),
  ),
});
export type UserDocumentListAnswer = Static<typeof UserDocumentListAnswer>;
export type UserDocument = UserDocumentListAnswer["data"][number];

/**
 * `POST /user-document` (additive): sends an uploaded file as one of the documents; it replaces one of its kind that
 * still waits.
 */
export const UserDocumentBody = ObjectOf(
  { kind: DocumentKindSchema, upload_id: chosenId("Please upload the file again") },
  closed,
);
export type UserDocumentBody = Static<typeof UserDocumentBody>;

/** `GET /desk/user/:id/document`: everything that a person has sent, newest first, and the checks of their GSTIN. */
export const DeskUserDocumentsAnswer = ObjectOf({
  data: ArrayOf(
    ObjectOf({
      id: Id,
      kind: StringOf(),
      /** `sent`, `verified`, `refused`, or `replaced` by a newer one before it was checked. */
      status: StringOf(),
      reason: StringOf(),
      sent_at: Instant,
      decided_at: Union([Instant, Null()]),
      decided_by: StringOf(),
      url: StringOf(),
      /** 1: a picture, which a page can show; 0: a PDF. */
      is_picture: Integer({ minimum: 0, maximum: 1 }),
    }),
  ),
  /** What they have to send and have not sent. */
  missing: ArrayOf(StringOf()),
  gstin: ObjectOf({
    number: StringOf(),
    checked_at: Instant,
    checks: ArrayOf(
      ObjectOf({
        /** `form`, `check character`, `pan`, `state`. */
        check: StringOf(),
        /** `right`, `wrong`, or `unknown` where there is nothing to compare with. */
        result: StringOf(),
        /** What was compared. */
        note: StringOf(),
      }),
    ),
  }),
});
export type DeskUserDocumentsAnswer = Static<typeof DeskUserDocumentsAnswer>;
export type DeskUserDocument = DeskUserDocumentsAnswer["data"][number];
