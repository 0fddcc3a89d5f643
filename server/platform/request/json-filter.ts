import { msg } from '#words';
import { errors, type FieldRule } from '../errors/error-catalogue.ts';

export type FilterValue = string | number | boolean;

const refuse = (parameter: string, rule: FieldRule) =>
  errors.invalidField(parameter, rule, msg`Bu filtreyi anlayamadık.`);

/** A canonical text of a filter, independent of the order of its fields. */
export const filterKey = (filter: Partial<Record<string, FilterValue>>): string =>
  Object.entries(filter)
    .map(([field, value]) => `${field}=${JSON.stringify(value)}`)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join('&');

/**
 * Parses a filter of the contract (`query`, `filter`): a JSON object, field to wanted value. Throws VALIDATION
 * for any other JSON, for a field that is not in `fields`, and for a value that is no text, number or boolean.
 */
export function parseFilter<Field extends string>(
  parameter: string,
  text: string | undefined,
  fields: readonly Field[],
): Partial<Record<Field, FilterValue>> {
  if (text === undefined || text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse(parameter, 'json');
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw refuse(parameter, 'json');
  const filter: Partial<Record<Field, FilterValue>> = {};
  for (const [name, wanted] of Object.entries(value)) {
    const field = fields.find((known) => known === name);
    if (!field) throw refuse(parameter, 'additionalProperties');
    if (!['string', 'number', 'boolean'].includes(typeof wanted)) throw refuse(parameter, 'type');
    filter[field] = wanted as FilterValue;
  }
  return filter;
}
