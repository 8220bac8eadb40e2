import type { AddressTables } from "./modules/addresses/address.tables";
import type { AlertTables } from "./modules/alerts/alert.tables";
import type { BidTables } from "./modules/auction/bids/bid.tables";
import type { MarkingTables } from "./modules/auction/marking/marking.tables";
import type { OfferTables } from "./modules/auction/offers/offer.tables";
import type { QuotationTables } from "./modules/auction/quotation.tables";
import type { StockTables } from "./modules/auction/stock/stock.tables";
import type { BankAccountTables } from "./modules/bank-account/bank-account.tables";
import type { BankStatementTables } from "./modules/bank-statement/bank-statement.tables";
import type { BuyerTdsTables } from "./modules/buyer-tds/buyer-tds.tables";
import type { CatalogueTables } from "./modules/catalogue/catalogue.tables";
import type { CreditTables } from "./modules/credit/credit.tables";
import type { DeskTables } from "./modules/desk/desk.tables";
import type { EnquiryTables } from "./modules/enquiries/enquiry.tables";
import type { FreightBillTables } from "./modules/freight-bills/freight-bill.tables";
import type { FreightMeasureTables } from "./modules/freight-estimates/freight-measure.tables";
import type { IdentityTables } from "./modules/identity/identity.tables";
import type { IngotPriceTables } from "./modules/ingot-prices/ingot-price.tables";
import type { LedgerTables } from "./modules/ledger/ledger.tables";
import type { BookmarkTables } from "./modules/listings/bookmarks/bookmark.tables";
import type { ListingTables } from "./modules/listings/listing.tables";
import type { LowerDeductionTables } from "./modules/lower-deduction/lower-deduction.tables";
import type { NewsTables } from "./modules/news/news.tables";
import type { NotificationTables } from "./modules/notifications/notification.tables";
import type { OrderTables } from "./modules/orders/order.tables";
import type { PaperTables } from "./modules/papers/paper.tables";
import type { PartyAccountTables } from "./modules/party-accounts/party-account.tables";
import type { PaymentTables } from "./modules/payments/payment.tables";
import type { PayoutTables } from "./modules/payouts/payout.tables";
import type { ProfileTables } from "./modules/profiles/profile.tables";
import type { ReminderTables } from "./modules/reminders/reminder.tables";
import type { SearchTables } from "./modules/search/search.tables";
import type { ShipmentTables } from "./modules/shipments/shipment.tables";
import type { SiteTables } from "./modules/site/site.tables";
import type { TaxTables } from "./modules/tax/tax.tables";
import type { TaxPortalTables } from "./modules/tax-portal/tax-portal.tables";
import type { TdsTables } from "./modules/tds/tds.tables";
import type { ThreadTables } from "./modules/threads/thread.tables";
import type { TradeSheetTables } from "./modules/trade-sheets/trade-sheet.tables";
import type { TransporterTables } from "./modules/transporters/transporter.tables";
import type { UploadTables } from "./modules/uploads/upload.tables";
import type { UserDocumentTables } from "./modules/user-documents/user-document.tables";
import type { PlatformTables } from "./platform/database/platform.tables";

/**
 * Every table of the database. Each is declared by the module that owns it, in a `*.tables.ts` that never imports the database,
 * so that this file can import all of them without a cycle.
 */
export interface Database
  extends PlatformTables,
    AddressTables,
    AlertTables,
    BankAccountTables,
    BankStatementTables,
    BookmarkTables,
    BuyerTdsTables,
    CatalogueTables,
    CreditTables,
    DeskTables,
    EnquiryTables,
    FreightBillTables,
    FreightMeasureTables,
    BidTables,
    IdentityTables,
    IngotPriceTables,
    LedgerTables,
    ListingTables,
    LowerDeductionTables,
    MarkingTables,
    NewsTables,
    NotificationTables,
    OfferTables,
    OrderTables,
    PaperTables,
    PartyAccountTables,
    PaymentTables,
    PayoutTables,
    ProfileTables,
    QuotationTables,
    ReminderTables,
    ShipmentTables,
    SearchTables,
    SiteTables,
    StockTables,
    TaxPortalTables,
    TaxTables,
    TdsTables,
    ThreadTables,
    TradeSheetTables,
    TransporterTables,
    UploadTables,
    UserDocumentTables {}
