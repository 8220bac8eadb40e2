import { buyerForms } from "./buyer-forms";
import { deskForms } from "./desk-forms";
import { publicForms } from "./public-forms";
import { sellerForms } from "./seller-forms";
import { transporterForms } from "./transporter-forms";

/** Every form of the areas. A new one fails `forms.test.ts` until it is here. */
export const allForms = [...publicForms, ...buyerForms, ...sellerForms, ...transporterForms, ...deskForms];
