import { addressRoutes } from "../../modules/addresses/address.routes";
import { alertRoutes } from "../../modules/alerts/alert.routes";
import { bidRoutes } from "../../modules/auction/bids/bid.routes";
import { sellerOfferRoutes } from "../../modules/auction/offers/offer.routes";
import { quotationRoutes } from "../../modules/auction/quotation.routes";
import { bankAccountRoutes } from "../../modules/bank-account/bank-account.routes";
import { buyerTdsRoutes } from "../../modules/buyer-tds/buyer-tds.routes";
import { catalogueRoutes } from "../../modules/catalogue/catalogue.routes";
import { creditRoutes } from "../../modules/credit/credit.routes";
import { deskBankReadRoutes } from "../../modules/desk/desk-bank-read.routes";
import { deskCatalogueReadRoutes } from "../../modules/desk/desk-catalogue-read.routes";
import { deskPaperReadRoutes } from "../../modules/desk/desk-paper-read.routes";
import { deskQueueWriteRoutes } from "../../modules/desk/desk-queue-write.routes";
import { deskQuotationReadRoutes } from "../../modules/desk/desk-quotation-read.routes";
import { deskReadRoutes } from "../../modules/desk/desk-read.routes";
import { deskSiteReadRoutes } from "../../modules/desk/desk-site-read.routes";
import { deskWriteRoutes } from "../../modules/desk/desk-write.routes";
import { enquiryRoutes } from "../../modules/enquiries/enquiry.routes";
import { freightBillRoutes } from "../../modules/freight-bills/freight-bill.routes";
import { freightEstimateRoutes } from "../../modules/freight-estimates/freight-estimate.routes";
import { identityRoutes } from "../../modules/identity/identity.routes";
import { ingotPriceRoutes } from "../../modules/ingot-prices/ingot-price.routes";
import { bookmarkRoutes } from "../../modules/listings/bookmarks/bookmark.routes";
import { manyListingsRoutes } from "../../modules/listings/many-listings.routes";
import { offeredListingRoutes } from "../../modules/listings/offered-listing.routes";
import { sellerListingRoutes } from "../../modules/listings/seller-listing.routes";
import { myTurnRoutes } from "../../modules/my-turn/my-turn.routes";
import { newsRoutes } from "../../modules/news/news.routes";
import { notificationRoutes } from "../../modules/notifications/notification.routes";
import { orderRoutes } from "../../modules/orders/order.routes";
import { sellerOrderRoutes } from "../../modules/orders/seller/seller-order.routes";
import { paymentRoutes } from "../../modules/payments/payment.routes";
import { placeRoutes } from "../../modules/places/places.routes";
import { profileRoutes } from "../../modules/profiles/profile.routes";
import { searchRoutes } from "../../modules/search/search.routes";
import { sharingRoutes } from "../../modules/sharing/sharing.routes";
import { transporterOrderRoutes } from "../../modules/shipments/transporter-order.routes";
import { siteRoutes } from "../../modules/site/site.routes";
import { tdsCertificateRoutes } from "../../modules/tds/tds-certificate.routes";
import { threadRoutes } from "../../modules/threads/thread.routes";
import { tradePaperRoutes } from "../../modules/trade-papers/trade-paper.routes";
import { unpaidRoutes } from "../../modules/trade-papers/unpaid.routes";
import { tradeSheetRoutes } from "../../modules/trade-sheets/trade-sheet.routes";
import { transporterRoutes } from "../../modules/transporters/transporter.routes";
import { uploadRoutes } from "../../modules/uploads/upload.routes";
import { userDocumentRoutes } from "../../modules/user-documents/user-document.routes";
import { walletRoutes } from "../../modules/wallet/wallet.routes";
import { healthRoutes } from "../health/health.routes";
import type { Route } from "./route";

/** Every call of the API, one line per module. */
export const allRoutes: readonly Route[] = [
  ...healthRoutes,
  ...identityRoutes,
  ...siteRoutes,
  ...sharingRoutes,
  ...newsRoutes,
  ...ingotPriceRoutes,
  ...catalogueRoutes,
  ...searchRoutes,
  ...offeredListingRoutes,
  ...freightEstimateRoutes,
  ...sellerListingRoutes,
  ...manyListingsRoutes,
  ...bookmarkRoutes,
  ...enquiryRoutes,
  ...addressRoutes,
  ...placeRoutes,
  ...profileRoutes,
  ...walletRoutes,
  ...bankAccountRoutes,
  ...paymentRoutes,
  ...creditRoutes,
  ...quotationRoutes,
  ...sellerOfferRoutes,
  ...transporterRoutes,
  ...bidRoutes,
  ...threadRoutes,
  ...myTurnRoutes,
  ...notificationRoutes,
  ...alertRoutes,
  ...orderRoutes,
  ...buyerTdsRoutes,
  ...sellerOrderRoutes,
  ...transporterOrderRoutes,
  ...freightBillRoutes,
  ...tdsCertificateRoutes,
  ...tradePaperRoutes,
  ...unpaidRoutes,
  ...tradeSheetRoutes,
  ...uploadRoutes,
  ...userDocumentRoutes,
  ...deskReadRoutes,
  ...deskPaperReadRoutes,
  ...deskBankReadRoutes,
  ...deskQuotationReadRoutes,
  ...deskSiteReadRoutes,
  ...deskCatalogueReadRoutes,
  ...deskQueueWriteRoutes,
  ...deskWriteRoutes,
];
