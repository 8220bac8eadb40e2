import type { Generated, JSONColumnType } from "kysely";

export interface SiteTables {
  setting: { key: string; value: JSONColumnType<object, string, string> };
  site_text: { key: string; value: string };
  faq: { id: Generated<number>; title: string; description: string; position: Generated<number> };
  banner: { id: Generated<number>; photo: string; title: Generated<string>; position: Generated<number> };
  testimonial: {
    id: Generated<number>;
    message: string;
    name: string;
    designation: Generated<string>;
    image: Generated<string>;
    position: Generated<number>;
  };
  news: {
    id: Generated<number>;
    slug: string;
    title: string;
    image: Generated<string>;
    description: string;
    created_at: Date;
  };
  ingot_location: { id: Generated<number>; name: string; position: Generated<number> };
  ingot_price: {
    location_id: number;
    /** `YYYY-MM-DD` */
    day: string;
    open_paise: number;
    high_paise: number;
    low_paise: number;
    close_paise: number;
    updated_at: Date;
  };
  ingot_point: { location_id: number; at: Date; price_paise: number };
}
