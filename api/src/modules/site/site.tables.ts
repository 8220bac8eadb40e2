import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";

export interface SiteTables {
  setting: { key: string; value: JSONColumnType<object, string, string> };
  site_text: { key: string; value: string };
  faq: {
    id: Generated<number>;
    title: string;
    description: string;
    position: Generated<number>;
    is_hidden: Generated<boolean>;
  };
  banner: {
    id: Generated<number>;
    photo: string;
    title: Generated<string>;
    position: Generated<number>;
    is_hidden: Generated<boolean>;
    first_day: string | null;
    last_day: string | null;
    link: Generated<string>;
  };
  site_version: {
    id: GeneratedAlways<number>;
    subject: string;
    content: JSONColumnType<Record<string, string>, string, never>;
    saved_at: Date | null;
    saved_by: number | null;
    reason: string;
  };
  site_picture: { name: string; upload_id: number; width: number; height: number; added_at: Date };
  testimonial: {
    id: Generated<number>;
    message: string;
    name: string;
    designation: Generated<string>;
    image: Generated<string>;
    position: Generated<number>;
  };
}
