import {
  Array as ArrayOf,
  Enum,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
} from "typebox";
import { closed, lineField, phoneField, textField } from "../field";
import { UserTypeSchema } from "../role";
import { DeskUserDocumentsAnswer } from "../user-document";
import { Day, Id, Instant, MessageAnswer, Rupees } from "../wire";
import { deskDay, deskPage, deskPageOrOne, list, orNull, pagedList, text, withReason } from "./field";
import { DeskRightAnswer, DeskRoleSchema } from "./right";

/** `GET /desk/user`. */
export const DeskUserQuery = ObjectOf(
  { ...deskPageOrOne, type: Optional(UserTypeSchema), search: Optional(textField(60)) },
  closed,
);
export const DeskUserListAnswer = pagedList({
  id: Id,
  phone: text,
  type: UserTypeSchema,
  name: text,
  company: text,
  verification_status: text,
  suspended_at: orNull(Instant),
  gst_number: text,
  pan_number: Optional(text),
  doubtful: text,
  /** Numbers in their addresses that cannot be a GSTIN, separated by commas. */
  doubtful_addresses: text,
  wallet: Rupees,
  credit_limit: Rupees,
  credit_used: Rupees,
  /** Of members of the desk. Additive. */
  roles: Optional(ArrayOf(text)),
  /** The requests about them that wait for a second person, when one person is read. Additive. */
  approval_id: Optional(orNull(Id)),
  /** All of these requests, where there are several, in the order they were made. Additive. */
  approval_ids: Optional(ArrayOf(Id)),
  /** Why they get no new credit, when one person is read: overdue, or owed above a limit. Additive. */
  credit_block: Optional(
    orNull(
      ObjectOf({
        overdue: orNull(ObjectOf({ amount: Rupees, since: Day, allowed_days: Integer() })),
        owed: orNull(ObjectOf({ amount: Rupees, limit: Rupees })),
      }),
    ),
  ),
  /** The last day on which the desk lets them use new credit once, until they have. Additive. */
  credit_released_until: Optional(orNull(Day)),
  /** Other logins whose profile has had one of their PANs, when one person is read: limits count for all of them. Additive. */
  pan_logins: Optional(ArrayOf(ObjectOf({ id: Id, name: text, phone: text, pan: text }))),
  /** The PANs that their profile has had, when one person is read; is_apart: the desk says that they are not of its company. Additive. */
  pans: Optional(ArrayOf(ObjectOf({ pan: text, is_apart: Integer({ minimum: 0, maximum: 1 }) }))),
});

export type DeskUser = Static<typeof DeskUserListAnswer>["data"][number];

/**
 * `GET /desk/audit`: `subject` is a number that people read (Q…, O…, a UTR, a phone) or the form used in the trail,
 * `setting:credit_days`.
 */
export const DeskAuditQuery = ObjectOf(
  {
    ...deskPage,
    subject: Optional(textField(80)),
    actor_id: Optional(Id),
    /** Done by this person, or about them and what belongs to them. Additive. */
    person_id: Optional(Id),
    /** First word of the acts: `order`, `payment`. Additive. */
    kind: Optional(StringOf({ pattern: "^[a-z-]+$", maxLength: 30, message: "There is no such kind" })),
    /** A day in India. Additive. */
    day: Optional(deskDay),
  },
  closed,
);
export const DeskAuditAnswer = list({
  id: Id,
  at: Instant,
  actor: text,
  action: text,
  subject: text,
  reason: orNull(text),
  detail: text,
  /** A readable form of `subject`: `Order O2627000008, Agrawal Traders`. Additive. */
  about: Optional(text),
  /** The subject in a form that has words, where its own is a key: `tax:gst 7214`. Additive. */
  means: Optional(text),
  /** The address of its page at the desk. Additive. */
  page: Optional(text),
  /** Names for the keys in `detail`, by its fields. Additive. */
  named: Optional(ArrayOf(ObjectOf({ field: text, words: text }))),
});

export type DeskAuditAnswer = Static<typeof DeskAuditAnswer>;

/** `GET /desk/audit/verify`: whether the trail is unchanged. */
export const DeskAuditVerifyQuery = ObjectOf(
  {
    head: Optional(
      StringOf({ pattern: "^[0-9a-f]{64}$", maxLength: 64, message: "Please enter the 64 characters of the hash" }),
    ),
  },
  closed,
);
export const DeskAuditVerifyAnswer = ObjectOf({
  ...MessageAnswer.properties,
  rows: Integer({ minimum: 0 }),
  /** The hash at the end of the chain, to be noted elsewhere; null while the trail is empty. */
  head: orNull(text),
  /** The first row of the trail that is wrong. */
  broken: orNull(ObjectOf({ id: orNull(Id), why: text })),
});

const approval = {
  id: Id,
  action: text,
  subject: text,
  amount: Rupees,
  reason: text,
  requested_by: text,
  requested_at: Instant,
  input: text,
  /** What people will see once it is done; null where nothing visible changes. Additive. */
  shows: Optional(orNull(text)),
  /**
   * Additive: what the act does, as text, the object, the person whose money it is, and the UTR under which it was
   * reported.
   */
  does: Optional(text),
  about: Optional(text),
  payer: Optional(orNull(text)),
  utr: Optional(orNull(text)),
  /** Lines of the bank's statements with that UTR, or entered by hand for the transfer, when one is read. Additive. */
  bank_lines: Optional(ArrayOf(ObjectOf({ id: Id, day: deskDay, amount: Rupees, text }))),
  /** The phone of that person. Additive. */
  phone: Optional(orNull(text)),
  /** How the matter stands at this moment, in lines, when one is read; null where the object's page shows it. Additive. */
  stands: Optional(orNull(text)),
  /** The caller requested it: somebody else confirms. Additive. */
  is_own: Optional(Integer({ minimum: 0, maximum: 1 })),
};

/** As of a request that waits; `does` is additive. */
const { does } = approval;
const endedRow = { id: Id, action: text, subject: text, does, about: Optional(text), requested_by: text, reason: text };

/** `GET /desk/approval`: what waits for a second person. */
export const DeskApprovalListAnswer = ObjectOf({
  ...list(approval).properties,
  /** How the requested one ended, if it no longer waits. Additive. */
  ended: Optional(
    ObjectOf({
      ...approval,
      status: Enum(["confirmed", "declined", "lapsed"]),
      /** Null where nobody decided: it could no longer be carried out. */
      decided_by: orNull(text),
      decided_at: orNull(Instant),
      decision_reason: text,
    }),
  ),
  /**
   * Requests that have ended since yesterday because they could no longer be carried out, and why; newest first.
   * Additive.
   */
  lapsed: Optional(ArrayOf(ObjectOf({ ...endedRow, lapsed_at: orNull(Instant) }))),
  /** Requests that a second person has declined since yesterday, and why; newest first. Additive. */
  declined: Optional(ArrayOf(ObjectOf({ ...endedRow, declined_at: orNull(Instant), declined_by: text }))),
});

export type DeskApprovalListAnswer = Static<typeof DeskApprovalListAnswer>;
export type DeskApproval = Static<typeof DeskApprovalListAnswer>["data"][number];
export type EndedApproval = NonNullable<Static<typeof DeskApprovalListAnswer>["ended"]>;

/** The desk's reads of this module. */
export const peopleReads = {
  rights: {
    right: "look",
    path: "/desk/right",
    summary: "Your roles and rights at the desk",
    query: ObjectOf({}, closed),
    answer: DeskRightAnswer,
  },
  "user list": {
    right: "look",
    path: "/desk/user",
    summary: "People",
    query: DeskUserQuery,
    answer: DeskUserListAnswer,
  },
  "user documents": {
    right: "look",
    path: "/desk/user/:id/document",
    summary: "The documents that a user sent to be verified, and the checks of their GSTIN",
    query: ObjectOf({}, closed),
    answer: DeskUserDocumentsAnswer,
  },
  audit: {
    right: "look",
    path: "/desk/audit",
    summary: "Who did what, when and why; newest first",
    query: DeskAuditQuery,
    answer: DeskAuditAnswer,
  },
  "audit verify": {
    right: "books",
    path: "/desk/audit/verify",
    summary:
      "Recompute the hashes of the trail: reports the first row that was changed or is missing; --head is a hash noted earlier",
    query: DeskAuditVerifyQuery,
    answer: DeskAuditVerifyAnswer,
  },
  "approval list": {
    right: "look",
    path: "/desk/approval",
    summary: "What waits for a second person; requests that can no longer be carried out are listed apart",
    query: ObjectOf(deskPageOrOne, closed),
    answer: DeskApprovalListAnswer,
  },
} as const;

/** Calls on people, and of the second person. */
export const peopleWrites = {
  "user verify": {
    right: "people",
    path: "/desk/user/:id/verify",
    summary: "Approve or reject a seller or transporter, with the numbers you looked at",
    body: withReason({
      status: Enum(["approved", "rejected"]),
      /** The numbers as the desk read them in the list: they may have changed since. */
      gst_number: Optional(lineField(20)),
      pan_number: Optional(lineField(20)),
    }),
  },
  "user document": {
    right: "people",
    path: "/desk/user/:id/document",
    summary: "Verify or reject a user's document; they read why it was rejected, and can send another",
    body: withReason({ document_id: Id, status: Enum(["verified", "refused"]) }),
  },
  "user suspend": {
    right: "people",
    path: "/desk/user/:id/suspend",
    summary: "Suspend a user at once; all their sessions end",
    body: withReason({}),
  },
  "user restore": {
    right: "people",
    path: "/desk/user/:id/restore",
    summary: "Restore access for a suspended user",
    body: withReason({}),
  },
  "user appoint": {
    right: "colleagues",
    path: "/desk/user/:id/appoint",
    summary:
      "Make a person staff, as an operator unless other roles are named; a second person confirms it where there is one",
    body: withReason({ roles: Optional(ArrayOf(DeskRoleSchema, { minItems: 1, maxItems: 4 })) }),
  },
  "user grant-role": {
    right: "colleagues",
    path: "/desk/user/:id/grant-role",
    summary: "Grant a role at the desk; a second person confirms it",
    body: withReason({ role: DeskRoleSchema }),
  },
  "user revoke-role": {
    right: "colleagues",
    path: "/desk/user/:id/revoke-role",
    summary: "Revoke a role at the desk; a second person confirms it",
    body: withReason({ role: DeskRoleSchema }),
  },
  "user phone": {
    right: "people",
    path: "/desk/user/:id/phone",
    summary: "Change the number a user logs in with; all their sessions end",
    body: withReason({ phone: phoneField("Please enter a valid phone number") }),
  },
  "approval confirm": {
    right: "confirm",
    path: "/desk/approval/:id/confirm",
    summary:
      "Confirm a colleague's request as the second person; it is carried out at once, or ended when that is no longer possible",
    body: withReason({}),
  },
  "approval decline": {
    right: "confirm",
    path: "/desk/approval/:id/decline",
    summary: "Decline a colleague's request as the second person",
    body: withReason({}),
  },
} as const;
