import { buyerForms } from "./buyer-forms";
import { deskForms } from "./desk-forms";
import { publicForms } from "./public-forms";
import { sellerForms } from "./seller-forms";
import { transporterForms } from "./transporter-forms";

/** Every form of the areas. A new one makes `forms.test.ts` fail until it is listed here. */
export const allForms = [...publicForms, ...buyerForms, ...sellerForms, ...transporterForms, ...deskForms];
