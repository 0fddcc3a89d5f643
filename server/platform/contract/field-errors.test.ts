import { expect, test } from 'vitest';
import { FIELD_ERROR_CODES } from '../../../domain/failure/index.ts';
import { loadDocument } from '../../../openapi/load-document.ts';
import { serviceNames } from '../../../openapi/services.ts';
import { toFieldErrors } from './field-errors.ts';

const { schemas = {} } = loadDocument('auth').components;
const listed = new Set((schemas.FieldRule as { enum: string[] }).enum);

/** Every keyword in the documents' schemas. */
const keywordsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, entry]) => [key, ...keywordsOf(entry)])
    : [];

test('every rule in an answer is listed in the contract, whatever its keyword', () => {
  const keywords = new Set(serviceNames.flatMap((service) => keywordsOf(loadDocument(service))));
  const rules = [...keywords].flatMap((keyword) =>
    toFieldErrors([{ keyword, instancePath: '/a', schemaPath: '', params: {} }]).map(({ rule }) => rule),
  );
  expect(rules.filter((rule) => !listed.has(rule))).toEqual([]);
});

test('form errors use the same rules as the server', () => {
  expect(FIELD_ERROR_CODES.filter((code) => !listed.has(code))).toEqual([]);
});

test.each([
  ['dependentRequired', { missingProperty: 'price' }, '', { path: 'price', rule: 'required' }],
  ['unevaluatedProperties', { unevaluatedProperty: 'x' }, '/a', { path: 'a.x', rule: 'additionalProperties' }],
  ['minProperties', { limit: 1 }, '', { path: 'body', rule: 'required' }],
  ['contains', {}, '/a/0', { path: 'a.0', rule: 'invalid' }],
  ['discriminator', { error: 'tag', tag: 'kind' }, '/a', { path: 'a.kind', rule: 'required' }],
])('an error of %s is reported in the contract’s terms', (keyword, params, instancePath, said) => {
  expect(toFieldErrors([{ keyword, instancePath, schemaPath: '', params }])).toEqual([expect.objectContaining(said)]);
});
