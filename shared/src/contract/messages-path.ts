import { quotationMessagesPath, sellerMessagesPath, transporterMessagesPath } from "./page-paths";

/** Where each side of a quotation reads what the desk wrote to it, by the key of the quotation. */
export const messagesPathOf = {
  buyer: quotationMessagesPath,
  seller: sellerMessagesPath,
  transporter: transporterMessagesPath,
} as const;
