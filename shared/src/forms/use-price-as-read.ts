import { useState } from "react";

/**
 * The price that a confirmation names: the one that stood when it was opened, because a page that refreshes itself may bring another one
 * unnoticed, and after a refusal the one that stands by then.
 */
export function usePriceAsRead(standing: number | null) {
  const [price, setPrice] = useState(standing ?? 0);
  const [isRefused, setIsRefused] = useState(false);
  if (isRefused && standing !== null && standing !== price) {
    setPrice(standing);
    setIsRefused(false);
  }
  return { price, handleRefused: () => setIsRefused(true) };
}
