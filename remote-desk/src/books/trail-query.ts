/** The filters of the trail, as they are in the address. */
export interface TrailFilters {
  readonly subject: string;
  readonly actor: string;
  readonly kind: string;
  readonly day: string;
}
