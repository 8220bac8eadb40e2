import { newsWrites as writes } from "@mandi/shared/contract/desk/news";
import { Refusal } from "../../../platform/errors";
import { leftOutOf, sanitiseHtml } from "../../../platform/html/sanitise-html";
import { nobody } from "../../../reads/desk/parties.read";
import { discardDraft, publishArticle, removeArticle, saveDraft } from "../../news/news-desk.service";
import { type DeskAction, deskAction } from "./desk-action";

interface TypedArticle {
  readonly slug: string;
  readonly title: string;
  readonly image?: string;
  readonly description: string;
}

const cleaned = ({ slug, title, image, description }: TypedArticle, at: Date) => ({
  slug,
  title: title.trim(),
  image,
  description: sanitiseHtml(description),
  at,
});

/** Published news and drafts. */
export const newsActions: readonly DeskAction[] = [
  deskAction("news publish", writes["news publish"], {
    subject: (_id, { slug }) => `news:${slug}`,
    parties: nobody,
    async run(tx, _id, { version, ...article }, { at }) {
      const id = await publishArticle(tx, cleaned(article, at), { version });
      return { message: `The article is published.${leftOutOf(article.description)}`, id };
    },
  }),
  deskAction("news draft", writes["news draft"], {
    subject: (_id, { slug }) => `news:${slug}`,
    parties: nobody,
    async run(tx, _id, { version, ...article }, { at, actorId }) {
      await saveDraft(tx, cleaned(article, at), { id: actorId, version });
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
