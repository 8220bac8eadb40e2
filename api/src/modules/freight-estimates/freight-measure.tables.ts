export interface FreightMeasureTables {
  /** Each accepted freight with what would have been estimated; append-only. */
  freight_measure: {
    marking_id: number;
    origin_city: string;
    state: string;
    city: string;
    accepted_paise: number;
    estimate_paise: number | null;
    at: Date;
  };
}
