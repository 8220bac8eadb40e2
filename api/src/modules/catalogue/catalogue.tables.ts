import type { Generated } from "kysely";

export interface CatalogueTables {
  unit: { id: Generated<number>; name: string; short_name: string };
  category: { id: Generated<number>; name: string; position: Generated<number>; is_hidden: Generated<boolean> };
  sub_category: { id: Generated<number>; category_id: number; name: string };
  brand: {
    id: Generated<number>;
    name: string;
    thumbnail: Generated<string>;
    position: Generated<number>;
    is_hidden: Generated<boolean>;
  };
  commodity_product: {
    id: Generated<number>;
    name: string;
    category_id: number;
    sub_category_id: number;
    unit_id: number;
    description: Generated<string>;
    delivery_info: Generated<string>;
    terms_condition: Generated<string>;
    thumbnail: Generated<string>;
    images: Generated<string[]>;
    hsn: Generated<string>;
    gst_bp: Generated<number>;
    min_order_kg: Generated<number>;
    position: Generated<number>;
    is_active: Generated<boolean>;
  };
  product_brand: { commodity_product_id: number; brand_id: number };
  product_quality: {
    id: Generated<number>;
    commodity_product_id: number;
    name: string;
    price_paise: number;
    position: Generated<number>;
    is_hidden: Generated<boolean>;
  };
  product_packaging: {
    id: Generated<number>;
    commodity_product_id: number;
    name: string;
    charge_paise: number;
    position: Generated<number>;
    is_hidden: Generated<boolean>;
  };
  size_variation: {
    id: Generated<number>;
    commodity_product_id: number;
    position: Generated<number>;
    is_hidden: Generated<boolean>;
  };
  size_value: { size_variation_id: number; position: number; name: string; value: string; unit_id: number | null };
  brand_size: { brand_id: number; size_variation_id: number };
}
