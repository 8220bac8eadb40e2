/** The filters of the trail, as they are in the address. */
export interface TrailFilters {
  readonly subject: string;
  /** Key of the person who acted or whom it was about. */
  readonly person: string;
  /** `own`: only what that person did. */
  readonly whose: string;
  readonly kind: string;
  readonly day: string;
}
