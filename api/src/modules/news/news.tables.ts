import type { Generated } from "kysely";

export interface NewsTables {
  news: {
    id: Generated<number>;
    slug: string;
    title: string;
    image: Generated<string>;
    description: string;
    created_at: Date;
  };
}
