import type { Column } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';

/** A column's name in the database: as given in its table, or else its key in snake case. */
export const columnName = ({ keyAsName, name }: Column): string => (keyAsName ? toSnakeCase(name) : name);
