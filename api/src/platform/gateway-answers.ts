/**
 * Statuses by which a gateway says that what it was given to send is at fault. Every other failure is the gateway's own, be it its
 * address, our access, an empty account or its load.
 */
export const aboutWhatIsSent: ReadonlySet<number> = new Set([400, 413, 422]);
