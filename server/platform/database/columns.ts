import { customType } from 'drizzle-orm/pg-core';

/** A `bytea` column. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});
