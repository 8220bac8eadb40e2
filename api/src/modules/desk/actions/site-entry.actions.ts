import { siteEntryWrites as writes } from "@mandi/shared/contract/desk/site-entry";
import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import { cutText } from "../../../platform/cut-text";
import { leftOutOf } from "../../../platform/html/sanitise-html";
import { nobody } from "../../../reads/desk/parties.read";
import {
  addBanner,
  addFaqEntry,
  editBanner,
  editFaqEntry,
  hideSiteEntry,
  orderSiteEntries,
  removeSiteEntry,
} from "../../site/site-entry.service";
import { dropSitePicture } from "../../site/site-picture.service";
import { type DeskAction, type DeskContext, deskAction, editorOf } from "./desk-action";

const banner = (id: number): TrailSubject => `banner:${id}`;
const question = (id: number): TrailSubject => `faq:${id}`;

interface SentBanner {
  readonly photo?: string;
  readonly photo_upload_id?: number;
  readonly title?: string;
  readonly first_day?: string;
  readonly last_day?: string;
  readonly link?: string;
}

/** A banner as it is typed; what is left out is empty. */
const bannerOf = (
  { photo = "", photo_upload_id, title = "", first_day, last_day, link = "" }: SentBanner,
  { hasPicture = () => true }: DeskContext,
) => ({
  photo,
  uploadId: photo_upload_id,
  title,
  first_day: first_day ?? null,
  last_day: last_day ?? null,
  link,
  hasPicture,
});

/** The banners of the home page. */
const bannerActions: readonly DeskAction[] = [
  deskAction("banner add", writes["banner add"], {
    subject: (id, { photo = "new" }) => (id === 0 ? `banner:${photo}` : banner(id)),
    parties: nobody,
    run: async (tx, _id, { position, ...typed }, context) => ({
      message: "The banner is added.",
      id: await addBanner(tx, { ...bannerOf(typed, context), position }, editorOf(context)),
    }),
  }),
  deskAction("banner edit", writes["banner edit"], {
    subject: banner,
    parties: nobody,
    async run(tx, id, { version, ...typed }, context) {
      const detail = await editBanner(tx, id, { ...bannerOf(typed, context), version }, editorOf(context));
      return { message: "The banner is changed.", detail };
    },
  }),
  deskAction("banner order", writes["banner order"], {
    subject: () => "banner:order",
    parties: nobody,
    async run(tx, _id, { ids, version }) {
      await orderSiteEntries(tx, "banner", ids, { version });
      return { message: "The order is changed." };
    },
  }),
  deskAction("banner hide", writes["banner hide"], {
    subject: banner,
    parties: nobody,
    async run(tx, id) {
      await hideSiteEntry(tx, "banner", id, true);
      return { message: "Visitors do not see the banner any more." };
    },
  }),
  deskAction("banner unhide", writes["banner unhide"], {
    subject: banner,
    parties: nobody,
    async run(tx, id) {
      await hideSiteEntry(tx, "banner", id, false);
      return { message: "Visitors see the banner." };
    },
  }),
  deskAction("banner drop-picture", writes["banner drop-picture"], {
    subject: () => "banner:picture",
    parties: nobody,
    async run(tx, _id, { photo }) {
      await dropSitePicture(tx, photo);
      return { message: "The picture is off the server." };
    },
  }),
  deskAction("banner remove", writes["banner remove"], {
    subject: banner,
    parties: nobody,
    async run(tx, id) {
      await removeSiteEntry(tx, "banner", id);
      return { message: "The banner is taken down." };
    },
  }),
];

/** The questions of the FAQ page. */
const faqActions: readonly DeskAction[] = [
  deskAction("faq add", writes["faq add"], {
    subject: (id, { title }) => (id === 0 ? `faq:${cutText(title, 60)}` : question(id)),
    parties: nobody,
    async run(tx, _id, { title, description }, context) {
      const id = await addFaqEntry(tx, { title, description }, editorOf(context));
      return { message: `The question is added.${leftOutOf(description)}`, id };
    },
  }),
  deskAction("faq edit", writes["faq edit"], {
    subject: question,
    parties: nobody,
    async run(tx, id, { title, description, version }, context) {
      const detail = await editFaqEntry(tx, id, { title, description, version }, editorOf(context));
      return { message: `The question is changed.${leftOutOf(description)}`, detail };
    },
  }),
  deskAction("faq order", writes["faq order"], {
    subject: () => "faq:order",
    parties: nobody,
    async run(tx, _id, { ids, version }) {
      await orderSiteEntries(tx, "faq", ids, { version });
      return { message: "The order is changed." };
    },
  }),
  deskAction("faq hide", writes["faq hide"], {
    subject: question,
    parties: nobody,
    async run(tx, id) {
      await hideSiteEntry(tx, "faq", id, true);
      return { message: "Visitors do not see the question any more." };
    },
  }),
  deskAction("faq unhide", writes["faq unhide"], {
    subject: question,
    parties: nobody,
    async run(tx, id) {
      await hideSiteEntry(tx, "faq", id, false);
      return { message: "Visitors see the question." };
    },
  }),
  deskAction("faq remove", writes["faq remove"], {
    subject: question,
    parties: nobody,
    async run(tx, id) {
      await removeSiteEntry(tx, "faq", id);
      return { message: "The question is taken down." };
    },
  }),
];

/** Acts on the banners and questions that visitors see. */
export const siteEntryActions: readonly DeskAction[] = [...bannerActions, ...faqActions];
