import type { CreditRequestStatus } from "@mandi/shared/contract/credit-wallet";
import type { Paise } from "@mandi/shared/money/paise";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { UploadedFile } from "../../platform/routes/upload";
import { openStatuses } from "./credit.policy";

/** A request with its type and the titles of the documents sent; never the files themselves. */
export interface StoredCreditRequest {
  readonly id: number;
  readonly userId: number;
  readonly typeName: string;
  readonly typeTitles: readonly string[];
  readonly status: CreditRequestStatus;
  readonly createdAt: Date;
  readonly reason: string | null;
  readonly documents: readonly { readonly title: string; readonly createdAt: Date }[];
}

/** The documents that a business must send, in the order the desk set. */
export function selectDocumentTypes(db: Db) {
  return db
    .selectFrom("credit_document_type")
    .select(["id", "name", "titles", "descriptions"])
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Whether the document type exists. */
export async function isDocumentType(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom("credit_document_type").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

/** A user's requests, newest first. */
export async function selectRequests(db: Db, userId: number): Promise<readonly StoredCreditRequest[]> {
  const rows = await db
    .selectFrom("credit_request")
    .innerJoin("credit_document_type", "credit_document_type.id", "credit_request.document_type_id")
    .select([
      "credit_request.id",
      "credit_request.user_id",
      "credit_request.status",
      "credit_request.reason",
      "credit_request.created_at",
      "credit_document_type.name",
      "credit_document_type.titles",
    ])
    .where("credit_request.user_id", "=", userId)
    .orderBy("credit_request.id", "desc")
    .limit(100)
    .execute();
  const documents = await db
    .selectFrom("credit_document")
    .select(["request_id", "title", "created_at"])
    .where(({ eb, val }) => eb("request_id", "=", eb.fn.any(val(rows.map(({ id }) => id)))))
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    typeName: row.name,
    typeTitles: row.titles,
    status: row.status,
    createdAt: row.created_at,
    reason: row.reason,
    documents: documents
      .filter((document) => document.request_id === row.id)
      .map((document) => ({ title: document.title, createdAt: document.created_at })),
  }));
}

/** Stores a request; undefined when the user has an open one. */
export async function insertRequest(
  tx: Db,
  request: { readonly userId: number; readonly documentTypeId: number; readonly createdAt: Date },
): Promise<number | undefined> {
  const row = await tx
    .insertInto("credit_request")
    .values({
      user_id: request.userId,
      document_type_id: request.documentTypeId,
      granted_paise: null,
      reason: null,
      created_at: request.createdAt,
      decided_at: null,
      decided_by: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** A request of this user with the titles its type allows, locked; undefined when it is not theirs. */
export function selectOwnRequestForUpdate(tx: Db, userId: number, requestId: number) {
  return tx
    .selectFrom("credit_request")
    .innerJoin("credit_document_type", "credit_document_type.id", "credit_request.document_type_id")
    .select(["credit_request.id", "credit_request.status", "credit_document_type.titles"])
    .where("credit_request.id", "=", requestId)
    .where("credit_request.user_id", "=", userId)
    .forUpdate("credit_request")
    .executeTakeFirst();
}

/** Any request, locked, for the desk. */
export function selectRequestForUpdate(tx: Db, requestId: number) {
  return tx
    .selectFrom("credit_request")
    .select(["id", "user_id", "status"])
    .where("id", "=", requestId)
    .forUpdate()
    .executeTakeFirst();
}

/** Records a step of the desk. */
export async function updateRequest(
  tx: Db,
  requestId: number,
  change: {
    readonly status: CreditRequestStatus;
    readonly grantedPaise: Paise | null;
    readonly reason: string | null;
    readonly decidedAt: Date | null;
    readonly decidedBy: number | null;
  },
): Promise<void> {
  await tx
    .updateTable("credit_request")
    .set({
      status: change.status,
      granted_paise: change.grantedPaise,
      reason: change.reason,
      decided_at: change.decidedAt,
      decided_by: change.decidedBy,
    })
    .where("id", "=", requestId)
    .execute();
}

/** Stores a document; a newer file of the same title replaces the older. */
export async function upsertDocument(
  tx: Db,
  document: {
    readonly requestId: number;
    readonly title: string;
    readonly file: UploadedFile;
    readonly digest: Buffer;
    readonly at: Date;
  },
): Promise<void> {
  const content = {
    media_type: document.file.type,
    size_bytes: document.file.bytes.length,
    digest: document.digest,
    content: document.file.bytes,
    created_at: document.at,
  };
  await tx
    .insertInto("credit_document")
    .values({ request_id: document.requestId, title: document.title, ...content })
    .onConflict((conflict) => conflict.columns(["request_id", "title"]).doUpdateSet(content))
    .execute();
}

/** A document with its bytes, for the desk. */
export function selectDocument(db: Db, requestId: number, title: string) {
  return db
    .selectFrom("credit_document")
    .select(["title", "media_type", "content", "created_at"])
    .where("request_id", "=", requestId)
    .where("title", "=", title)
    .executeTakeFirst();
}

/** Which of the requests. */
interface AskedRequests {
  readonly limit: number;
  readonly offset: number;
  /** Only the one with this key, decided or not; without a key, all open ones. */
  readonly id?: number | undefined;
}

/** The desk's queue, oldest first. */
export function selectDeskRequests(db: Db, { limit, offset, id }: AskedRequests) {
  return db
    .selectFrom("credit_request")
    .innerJoin("users", "users.id", "credit_request.user_id")
    .innerJoin("credit_document_type", "credit_document_type.id", "credit_request.document_type_id")
    .leftJoin("users as decider", "decider.id", "credit_request.decided_by")
    .select([
      "credit_request.id",
      "credit_request.user_id",
      "credit_request.status",
      "credit_request.created_at",
      "credit_request.decided_at",
      "credit_request.granted_paise",
      "credit_request.reason",
      "decider.name as decided_by",
      "users.name",
      "users.company_name",
      "users.phone",
      "credit_document_type.name as type_name",
      sql<string[]>`array(select title from credit_document where request_id = credit_request.id order by id)`.as(
        "documents",
      ),
    ])
    .$if(id === undefined, (from) => from.where("credit_request.status", "in", [...openStatuses]))
    .$if(id !== undefined, (from) => from.where("credit_request.id", "=", id ?? 0))
    .orderBy("credit_request.created_at")
    .orderBy("credit_request.id")
    .limit(limit)
    .offset(offset)
    .execute();
}
