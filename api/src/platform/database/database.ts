import { Kysely } from "kysely";
import type { Pool } from "pg";
import type { BankAccountTables } from "../../modules/bank-account/bank-account.tables";
import type { CatalogueTables } from "../../modules/catalogue/catalogue.tables";
import type { CreditTables } from "../../modules/credit/credit.tables";
import type { DeskTables } from "../../modules/desk/desk.tables";
import type { IdentityTables } from "../../modules/identity/identity.tables";
import type { LedgerTables } from "../../modules/ledger/ledger.tables";
import type { ListingTables } from "../../modules/listings/listing.tables";
import type { NotificationTables } from "../../modules/notifications/notification.tables";
import type { OrderTables } from "../../modules/orders/order.tables";
import type { PaymentTables } from "../../modules/payments/payment.tables";
import type { PeopleTables } from "../../modules/profiles/people.tables";
import type { QuotationTables } from "../../modules/quotations/quotation.tables";
import type { ShipmentTables } from "../../modules/shipments/shipment.tables";
import type { SiteTables } from "../../modules/site/site.tables";
import type { TransporterTables } from "../../modules/transporters/transporter.tables";
import type { UploadTables } from "../../modules/uploads/upload.tables";
import { namedStatementDialect } from "./named-statement-driver";
import type { PlatformTables } from "./platform.tables";

/** Every table, by the module that owns it. A module's tables stand in its `*.tables.ts`; one line each here. */
export interface Database
  extends PlatformTables,
    IdentityTables,
    CatalogueTables,
    ListingTables,
    SiteTables,
    PeopleTables,
    LedgerTables,
    PaymentTables,
    BankAccountTables,
    CreditTables,
    TransporterTables,
    QuotationTables,
    NotificationTables,
    OrderTables,
    ShipmentTables,
    UploadTables,
    DeskTables {}

/** A connection or, inside a transaction, that transaction: stores take either. */
export type Db = Kysely<Database>;

const pools = new WeakMap<Db, Pool>();

export function createDatabase(pool: Pool): Db {
  const db = new Kysely<Database>({ dialect: namedStatementDialect(pool) });
  pools.set(db, pool);
  return db;
}

/** The connections under a database, for the job queue, which brings its own SQL. */
export function poolOf(db: Db): Pool {
  const pool = pools.get(db);
  if (!pool) throw new Error("Only a database itself has a pool, a transaction has one connection of it");
  return pool;
}
