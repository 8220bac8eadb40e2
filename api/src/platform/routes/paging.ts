/** A page of rows in the shape of `paged` (ARCHITECTURE section 6). */
export function presentPage<Row>(data: Row[], page: number, perPage: number, total: number) {
  return { data, current_page: page, per_page: perPage, total, last_page: Math.max(1, Math.ceil(total / perPage)) };
}
