import { http } from "@mandi/shared/http";

/** An invoice or a note of an order, as the server's PDF. */
export function readPaperFile(orderId: number, number: string): Promise<Blob> {
  return http.file(`/customer/order/${orderId}/paper/${encodeURIComponent(number)}/pdf`);
}
