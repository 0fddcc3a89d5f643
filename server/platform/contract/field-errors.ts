import type { ErrorObject } from 'ajv/dist/2020.js';
import type { FieldError } from '../errors/error-catalogue.ts';
import type { Localized } from '../errors/api-error.ts';

type Limits = { limit: number; format: string; multipleOf: number };

const required: Localized = { tr: 'Bu alan gerekli.', en: 'This is required.' };
const malformed: Localized = { tr: 'Bu alan beklenen biçimde değil.', en: 'This does not have the expected form.' };

const formats: Record<string, Localized> = {
  email: { tr: 'Geçerli bir e-posta adresi yaz.', en: 'Enter a valid email address.' },
  date: { tr: 'Geçerli bir tarih seç.', en: 'Choose a valid date.' },
  'date-time': { tr: 'Geçerli bir tarih seç.', en: 'Choose a valid date.' },
  uri: { tr: 'Geçerli bir adres yaz.', en: 'Enter a valid address.' },
};

const rules: Record<string, (params: Limits) => Localized> = {
  required: () => required,
  format: ({ format }) => formats[format] ?? malformed,
  minLength: ({ limit }) =>
    limit === 1 ? required : { tr: `En az ${limit} karakter olmalı.`, en: `Use at least ${limit} characters.` },
  maxLength: ({ limit }) => ({ tr: `En çok ${limit} karakter olabilir.`, en: `Use at most ${limit} characters.` }),
  minimum: ({ limit }) => ({ tr: `En az ${limit} olmalı.`, en: `It must be at least ${limit}.` }),
  exclusiveMinimum: ({ limit }) => ({ tr: `${limit} değerinden büyük olmalı.`, en: `It must be more than ${limit}.` }),
  maximum: ({ limit }) => ({ tr: `En çok ${limit} olabilir.`, en: `It can be at most ${limit}.` }),
  exclusiveMaximum: ({ limit }) => ({ tr: `${limit} değerinden küçük olmalı.`, en: `It must be less than ${limit}.` }),
  multipleOf: ({ multipleOf }) => ({ tr: `${multipleOf} katı olmalı.`, en: `It must be a multiple of ${multipleOf}.` }),
  minItems: ({ limit }) => ({ tr: `En az ${limit} seçim yap.`, en: `Choose at least ${limit}.` }),
  maxItems: ({ limit }) => ({ tr: `En çok ${limit} seçim yapabilirsin.`, en: `Choose at most ${limit}.` }),
  uniqueItems: () => ({ tr: 'Aynı şeyi iki kez seçtin.', en: 'The same thing is chosen twice.' }),
  enum: () => ({ tr: 'Listeden bir seçenek seç.', en: 'Choose one of the options.' }),
  const: () => ({ tr: 'Bu değer kabul edilmiyor.', en: 'This value is not accepted.' }),
  additionalProperties: () => ({ tr: 'Bu alanı tanımıyoruz.', en: 'We do not know this field.' }),
  unevaluatedProperties: () => ({ tr: 'Bu alanı tanımıyoruz.', en: 'We do not know this field.' }),
};

/** Keywords that only say that a part of them failed. */
const umbrellas = new Set(['allOf', 'anyOf', 'oneOf', 'if', 'not', '$ref', 'propertyNames']);
const maxFields = 20;

const pathOf = ({ instancePath, params }: ErrorObject): string => {
  const property = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  const segments = instancePath.split('/').slice(1);
  if (typeof property === 'string') segments.push(property);
  return segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
};

/** Says each broken field once, in both languages, in the order Ajv found them. */
export function toFieldErrors(violations: ErrorObject[]): FieldError[] {
  const specific = violations.filter(({ keyword }) => !umbrellas.has(keyword));
  const fields = new Map<string, FieldError>();
  for (const violation of specific.length > 0 ? specific : violations) {
    const path = pathOf(violation);
    if (fields.has(path) || fields.size >= maxFields) continue;
    const message = rules[violation.keyword]?.(violation.params as Limits) ?? malformed;
    fields.set(path, { path, rule: violation.keyword, message });
  }
  return [...fields.values()];
}
