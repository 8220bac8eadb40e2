export interface BookmarkTables {
  bookmark: { user_id: number; listing_id: number; created_at: Date };
}
