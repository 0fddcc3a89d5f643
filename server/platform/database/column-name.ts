import type { Column } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';

/** A column's name in the database: the one that its table gives it, or else its key in snake case. */
export const columnName = ({ keyAsName, name }: Column): string => (keyAsName ? toSnakeCase(name) : name);
