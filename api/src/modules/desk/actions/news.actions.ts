import { newsWrites as writes } from "@mandi/shared/contract/desk/news";
import type { Db } from "../../../platform/database/database";
import { Refusal } from "../../../platform/errors";
import { leftOutOf, sanitiseHtml } from "../../../platform/html/sanitise-html";
import { nobody } from "../../../reads/desk/parties.read";
import { discardDraft, publishArticle, removeArticle, saveDraft } from "../../news/news-desk.service";
import { keepSitePicture } from "../../site/site-picture.service";
import { type DeskAction, type DeskContext, deskAction } from "./desk-action";

interface TypedArticle {
  readonly slug: string;
  readonly title: string;
  readonly image?: string;
  readonly photo_upload_id?: number;
  readonly image_alt?: string;
  readonly description: string;
}

/** An article as it is stored, with the path of a picture that was uploaded for it. @throws Refusal 422 */
async function cleaned(tx: Db, article: TypedArticle, { at, actorId: ownerId }: DeskContext) {
  const { slug, title, image, photo_upload_id: uploadId, image_alt, description } = article;
  return {
    slug,
    title: title.trim(),
    image: uploadId === undefined ? image : await keepSitePicture(tx, { uploadId, ownerId, at }),
    imageAlt: image_alt?.trim(),
    description: sanitiseHtml(description),
    at,
  };
}

/** Published news and drafts. */
export const newsActions: readonly DeskAction[] = [
  deskAction("news publish", writes["news publish"], {
    subject: (_id, { slug }) => `news:${slug}`,
    parties: nobody,
    async run(tx, _id, { version, ...article }, context) {
      const id = await publishArticle(tx, await cleaned(tx, article, context), { version });
      return { message: `The article is published.${leftOutOf(article.description)}`, id };
    },
  }),
  deskAction("news draft", writes["news draft"], {
    subject: (_id, { slug }) => `news:${slug}`,
    parties: nobody,
    async run(tx, _id, { version, ...article }, context) {
      await saveDraft(tx, await cleaned(tx, article, context), { id: context.actorId, version });
      return { message: `The draft is saved; visitors do not read it.${leftOutOf(article.description)}` };
    },
  }),
  deskAction("news discard", writes["news discard"], {
    subject: (_id, { slug }) => `news:${slug}`,
    parties: nobody,
    async run(tx, _id, { slug, version }) {
      if (!(await discardDraft(tx, slug, { version }))) throw new Refusal("not_found");
      return { message: "The draft is discarded." };
    },
  }),
  deskAction("news remove", writes["news remove"], {
    subject: (id) => `news:${id}`,
    parties: nobody,
    async run(tx, id) {
      if (!(await removeArticle(tx, id))) throw new Refusal("not_found");
      return { message: "The article is taken down." };
    },
  }),
];
