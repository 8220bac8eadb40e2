import { DeskParams } from "@mandi/shared/contract/desk/field";
import { deskReads } from "@mandi/shared/contract/desk/reads";
import { hasRight } from "@mandi/shared/contract/desk/right";
import { deskFiles } from "@mandi/shared/contract/desk-files";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { FileContent } from "../../platform/routes/file-answer";
import { defineRoute, type Route } from "../../platform/routes/route";
import { listOwnCertificates } from "../lower-deduction/own-certificate.service";
import { listPayeeCertificates } from "../lower-deduction/payee-certificate.service";
import { listPartyAccounts } from "../party-accounts/party-account.service";
import { readDeskKey } from "./desk-key.service";
import { draftFreight, draftNote } from "./order-draft.service";
import { listEwayBillsForDesk, readEwayBillForDesk, readEwayFile } from "./reads/eway-bill-desk.service";
import { listUnbilledFreightForDesk } from "./reads/freight-desk.service";
import { readPaperForDesk } from "./reads/paper-desk.service";
import { listPapersForDesk, readPaperFileForDesk } from "./reads/papers-desk.service";
import { readSetOffForDesk } from "./reads/payout-desk.service";
import {
  listEInvoicesForDesk,
  listPortalRequestsForDesk,
  readEwayFormForDesk,
  readPortalForm,
} from "./reads/tax-portal-desk.service";

const read = { method: "GET", access: ["staff"], rate: "read", idempotency: "none" } as const;

/** The desk's reads of documents (also missing ones), certificates of lower deduction, bank accounts, debts of carriers and the tax portals: staff only. */
export const deskPaperReadRoutes: readonly Route[] = [
  defineRoute({
    ...read,
    ...deskReads["freight-bill missing"],
    handle: ({ db, query, clock }) => listUnbilledFreightForDesk(db, query.page, clock.now()),
  }),
  defineRoute({ ...read, ...deskReads["e-invoice list"], handle: ({ db, query }) => listEInvoicesForDesk(db, query) }),
  defineRoute({
    ...read,
    ...deskReads["portal list"],
    handle: ({ db, query }) => listPortalRequestsForDesk(db, query.page),
  }),
  defineRoute({
    ...read,
    ...deskReads["paper list"],
    handle: async ({ db, query }) => ({ data: await listPapersForDesk(db, query) }),
  }),
  defineRoute({
    ...read,
    ...deskReads["paper show"],
    params: DeskParams,
    handle: async ({ db, params, clock }) =>
      readPaperForDesk(db, await readDeskKey(db, deskReads["paper show"].path, params.id), clock.now()),
  }),
  defineRoute({
    ...read,
    ...deskReads["order note-draft"],
    params: DeskParams,
    handle: async ({ db, params, query, actor, clock }) =>
      draftNote(db, await readDeskKey(db, deskReads["order note-draft"].path, params.id), query, {
        at: clock.now(),
        actorId: actor.id,
      }),
  }),
  defineRoute({
    ...read,
    ...deskReads["order freight-draft"],
    params: DeskParams,
    handle: async ({ db, params, query: { transport_price, consent = null }, actor, clock }) =>
      draftFreight(
        db,
        await readDeskKey(db, deskReads["order freight-draft"].path, params.id),
        { transportPricePaise: paiseFromRupees(transport_price), consent },
        { at: clock.now(), actorId: actor.id },
      ),
  }),
  defineRoute({
    ...read,
    ...deskReads["user set-off"],
    params: DeskParams,
    handle: async ({ db, params, clock }) =>
      readSetOffForDesk(db, await readDeskKey(db, deskReads["user set-off"].path, params.id), clock.now()),
  }),
  defineRoute({
    ...read,
    ...deskReads["user tds-lower"],
    params: DeskParams,
    handle: async ({ db, params, clock }) =>
      listPayeeCertificates(db, await readDeskKey(db, deskReads["user tds-lower"].path, params.id), clock.now()),
  }),
  defineRoute({
    ...read,
    ...deskReads["user tds-own"],
    params: DeskParams,
    handle: async ({ db, params, clock }) =>
      listOwnCertificates(db, await readDeskKey(db, deskReads["user tds-own"].path, params.id), clock.now()),
  }),
  defineRoute({
    ...read,
    ...deskReads["user bank-accounts"],
    params: DeskParams,
    handle: async ({ db, params, actor }) =>
      listPartyAccounts(
        db,
        await readDeskKey(db, deskReads["user bank-accounts"].path, params.id),
        hasRight(actor.deskRoles, "money"),
      ),
  }),
  defineRoute({
    ...read,
    ...deskFiles["paper save"],
    params: DeskParams,
    answer: FileContent,
    handle: async ({ db, params }) =>
      readPaperFileForDesk(db, await readDeskKey(db, deskFiles["paper save"].path, params.id)),
  }),
  defineRoute({
    ...read,
    ...deskReads["eway-bill list"],
    handle: ({ db, query, clock }) => listEwayBillsForDesk(db, query, clock.now()),
  }),
  defineRoute({ ...read, ...deskFiles["eway-bill save"], answer: FileContent, handle: ({ db }) => readEwayFile(db) }),
  defineRoute({
    ...read,
    ...deskReads["eway-bill show"],
    params: DeskParams,
    handle: async ({ db, params, clock }) =>
      readEwayBillForDesk(db, await readDeskKey(db, deskReads["eway-bill show"].path, params.id), clock.now()),
  }),
  defineRoute({
    ...read,
    ...deskFiles["eway save"],
    params: DeskParams,
    answer: FileContent,
    async handle({ db, params, query }) {
      const orderId = await readDeskKey(db, deskFiles["eway save"].path, params.id);
      return readEwayFormForDesk(db, orderId, query);
    },
  }),
  defineRoute({
    ...read,
    ...deskFiles["portal save"],
    params: DeskParams,
    answer: FileContent,
    handle: async ({ db, params }) =>
      readPortalForm(db, await readDeskKey(db, deskFiles["portal save"].path, params.id)),
  }),
];
