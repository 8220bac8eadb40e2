export interface ReminderTables {
  payment_reminder: { order_id: number; due_on: string; days: number; at: Date };
}
