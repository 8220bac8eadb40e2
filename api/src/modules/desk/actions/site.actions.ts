import { siteWrites as writes } from "@mandi/shared/contract/desk/site";
import { checkTan } from "@mandi/shared/format/tan";
import { templateProblem } from "@mandi/shared/format/template-text";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { invalidField, Refusal } from "../../../platform/errors";
import { leftOutOf } from "../../../platform/html/sanitise-html";
import { nobody } from "../../../reads/desk/parties.read";
import { markHandled } from "../../enquiries/enquiry.service";
import { changeTemplate } from "../../notifications/notification.service";
import { standardText } from "../../notifications/notification-texts";
import { changeSiteText } from "../../site/site.service";
import { isHtmlKey, siteKeys } from "../../site/site-keys";
import { siteTextProblem } from "../../site/site-text.policy";
import { checkCompanyGstin } from "../../tax/company-pan.service";
import { deskAction, editorOf } from "./desk-action";

async function handle(tx: Db, table: "enquiry" | "contact_message", id: number, at: Date): Promise<void> {
  if (!(await markHandled(tx, table, id, at))) throw new Refusal("not_found");
}

/** The platform's TAN; empty means that it deducts no tax. @throws Refusal 422 */
function ownTan(typed: string): string {
  const tan = checkTan(typed);
  if (tan.kind === "invalid" && tan.value !== "") throw invalidField("value", tan.reason);
  return tan.value;
}

/** The desk's acts on site and inbox. */
export const siteActions = [
  deskAction("text set", writes["text set"], {
    subject: (_id, { key }) => `text:${key}`,
    parties: nobody,
    async run(tx, _id, { key, value, version }, context) {
      const known = siteKeys.find((candidate) => candidate === key);
      if (known === undefined) throw invalidField("key", "There is no such text");
      const problem = siteTextProblem(known, value.trim());
      if (problem !== null) throw invalidField("value", problem);
      if (known === "gst_number") await checkCompanyGstin(tx, value, tradeDay(context.at));
      await changeSiteText(
        tx,
        known,
        { value: known === "tan_number" ? ownTan(value) : value, version },
        editorOf(context),
      );
      return { message: `The text is saved.${isHtmlKey(known) ? leftOutOf(value) : ""}` };
    },
  }),
  deskAction("enquiry done", writes["enquiry done"], {
    subject: (id) => `enquiry:${id}`,
    parties: nobody,
    async run(tx, id, _body, { at }) {
      await handle(tx, "enquiry", id, at);
      return { message: "The enquiry is answered." };
    },
  }),
  deskAction("message done", writes["message done"], {
    subject: (id) => `message:${id}`,
    parties: nobody,
    async run(tx, id, _body, { at }) {
      await handle(tx, "contact_message", id, at);
      return { message: "The message is answered." };
    },
  }),
  deskAction("template set", writes["template set"], {
    subject: (_id, { kind }) => `template:${kind}`,
    parties: nobody,
    async run(tx, _id, { kind, text, version }, context) {
      const standard = standardText(kind);
      if (standard === undefined) throw invalidField("kind", "There is no such notification");
      const problem = text.trim() === "" ? null : templateProblem(text, standard);
      if (problem !== null) throw invalidField("text", problem);
      await changeTemplate(tx, kind, { text: text.trim(), standard, version }, editorOf(context));
      return { message: text.trim() === "" ? "The default text is used again." : "The text is saved." };
    },
  }),
];
