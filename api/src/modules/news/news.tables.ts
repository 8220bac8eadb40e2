import type { Generated } from "kysely";

export interface NewsTables {
  news: {
    id: Generated<number>;
    slug: string;
    title: string;
    image: Generated<string>;
    image_alt: Generated<string>;
    description: string;
    created_at: Date;
  };
  news_draft: {
    slug: string;
    title: string;
    image: Generated<string>;
    image_alt: Generated<string>;
    description: string;
    saved_by: number;
    saved_at: Date;
  };
}
