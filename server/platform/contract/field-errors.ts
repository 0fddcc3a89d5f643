import type { ErrorObject } from 'ajv/dist/2020.js';
import { fill, msg } from '#words';
import type { FieldError, FieldRule } from '../errors/error-catalogue.ts';
import type { Localized } from '../errors/api-error.ts';

type Limits = { limit: number; format: string; multipleOf: number };

const required: Localized = msg`Bu alan gerekli.`;
const choose: Localized = msg`Listeden bir seçenek seç.`;
const malformed: Localized = msg`Bu alan beklenen biçimde değil.`;

const formats: Record<string, Localized> = {
  email: msg`Geçerli bir e-posta adresi yaz.`,
  date: msg`Geçerli bir tarih seç.`,
  'date-time': msg`Geçerli bir tarih seç.`,
  uri: msg`Geçerli bir adres yaz.`,
};

const rules: Record<string, (params: Limits) => Localized> = {
  required: () => required,
  dependentRequired: () => required,
  minProperties: () => required,
  format: ({ format }) => formats[format] ?? malformed,
  minLength: ({ limit }) => (limit === 1 ? required : fill(msg`En az {limit} karakter olmalı.`, { limit })),
  maxLength: ({ limit }) => fill(msg`En çok {limit} karakter olabilir.`, { limit }),
  minimum: ({ limit }) => fill(msg`En az {limit} olmalı.`, { limit }),
  exclusiveMinimum: ({ limit }) => fill(msg`{limit} değerinden büyük olmalı.`, { limit }),
  maximum: ({ limit }) => fill(msg`En çok {limit} olabilir.`, { limit }),
  exclusiveMaximum: ({ limit }) => fill(msg`{limit} değerinden küçük olmalı.`, { limit }),
  multipleOf: ({ multipleOf }) => fill(msg`{multipleOf} katı olmalı.`, { multipleOf }),
  minItems: ({ limit }) => fill(msg`En az {limit} seçim yap.`, { limit }),
  maxItems: ({ limit }) => fill(msg`En çok {limit} seçim yapabilirsin.`, { limit }),
  uniqueItems: () => msg`Aynı şeyi iki kez seçtin.`,
  enum: () => choose,
  discriminator: () => choose,
  const: () => msg`Bu değer kabul edilmiyor.`,
  additionalProperties: () => msg`Bu alanı tanımıyoruz.`,
  unevaluatedProperties: () => msg`Bu alanı tanımıyoruz.`,
};

/** Schema keywords that are rules of the contract under the same name. */
const named: ReadonlySet<string> = new Set<FieldRule>([
  ...(['required', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'pattern', 'format'] as const),
  ...(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const),
  ...(['enum', 'const', 'type', 'additionalProperties'] as const),
]);
const renamed: Readonly<Record<string, FieldRule>> = {
  dependentRequired: 'required',
  minProperties: 'required',
  unevaluatedProperties: 'additionalProperties',
  discriminator: 'enum',
};
const ruleOf = (keyword: string): FieldRule =>
  named.has(keyword) ? (keyword as FieldRule) : (renamed[keyword] ?? 'invalid');

/** Keywords whose error only says that a subschema failed. */
const umbrellas = new Set(['allOf', 'anyOf', 'oneOf', 'if', 'not', '$ref', 'propertyNames']);
const maxFields = 20;

const pathOf = ({ instancePath, params }: ErrorObject): string => {
  const property =
    params.missingProperty ??
    params.additionalProperty ??
    params.unevaluatedProperty ??
    (params as { tag?: string }).tag;
  const segments = instancePath.split('/').slice(1);
  if (typeof property === 'string') segments.push(property);
  // A violation of the whole body has no field.
  return segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~')).join('.') || 'body';
};

/** Ranks the forms of a `oneOf`: by the number of unknown properties, then of other faults. */
const distance = (faults: readonly ErrorObject[]): number =>
  faults.reduce((all, { keyword }) => all + (keyword === 'additionalProperties' ? 100 : 1), 0);

/**
 * Ajv lists the faults of every form of a `oneOf`. Among forms whose property names do not fit, only the nearest one’s
 * faults are kept, and none where the names of another form fit.
 */
function withoutOtherForms(violations: readonly ErrorObject[]): readonly ErrorObject[] {
  return violations.reduce((left, { keyword, instancePath, schema, parentSchema: whole }) => {
    if (keyword !== 'oneOf' || !Array.isArray(schema)) return left;
    const ofNames = left.filter(
      (one) =>
        one.instancePath === instancePath &&
        one.parentSchema !== whole &&
        /^(required|additionalProperties)$/.test(one.keyword),
    );
    const byForm = [...Map.groupBy(ofNames, ({ parentSchema }) => parentSchema).values()];
    const nearest =
      byForm.length < schema.length ? [] : byForm.toSorted((one, other) => distance(one) - distance(other))[0];
    return left.filter((one) => !ofNames.includes(one) || nearest?.includes(one));
  }, violations);
}

/** Ajv reports a missing discriminator as a wrong value. */
const missingTag = (violation: ErrorObject): ErrorObject =>
  violation.keyword === 'discriminator' && violation.params.tagValue === undefined
    ? { ...violation, keyword: 'required' }
    : violation;

/** One error per broken field, in both languages, in Ajv's order. */
export function toFieldErrors(violations: ErrorObject[]): FieldError[] {
  const specific = withoutOtherForms(violations)
    .map(missingTag)
    .filter(({ keyword }) => !umbrellas.has(keyword));
  const fields = new Map<string, FieldError>();
  for (const violation of specific.length > 0 ? specific : violations) {
    const path = pathOf(violation);
    if (fields.has(path) || fields.size >= maxFields) continue;
    const message = rules[violation.keyword]?.(violation.params as Limits) ?? malformed;
    fields.set(path, { path, rule: ruleOf(violation.keyword), message });
  }
  return [...fields.values()];
}
