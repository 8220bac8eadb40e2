import type { Generated, GeneratedAlways } from "kysely";

export interface TransporterTables {
  transporter_product: { user_id: number; commodity_product_id: number };
  vehicle_type: {
    id: GeneratedAlways<number>;
    name: string;
    type: string;
    photo: Generated<string>;
    capacity_kg: number;
    position: Generated<number>;
  };
  transporter_vehicle: { user_id: number; vehicle_type_id: number };
  belt: { id: GeneratedAlways<number>; user_id: number; loading_address: string; created_at: Date };
  belt_city: {
    belt_id: number;
    position: number;
    state: string;
    city: string;
    min_price_paise: number;
    max_price_paise: number;
  };
}
