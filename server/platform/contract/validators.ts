import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { emailText } from '../../../domain/text/index.ts';
import {
  type Contract,
  type ContractOperation,
  documentUri,
  type JsonSchema,
  type ParameterPlace,
} from './load-contract.ts';

export type Violations = ErrorObject[] | null;

/** Validates one operation. Functions answer null for valid values; defaults and coerced types are written back. */
export type OperationValidator = {
  body(mediaType: string, value: unknown): Violations;
  parameters(place: ParameterPlace, value: Record<string, unknown>): Violations;
  /** null also for a status or media type that is not documented. */
  response(status: number, mediaType: string, value: unknown): Violations;
  isResponseDeclared(status: number): boolean;
  /** Checks an answer's headers: the documented ones, and none of `describedHeaders` beyond them. */
  responseHeaders(status: number, value: Record<string, unknown>): Violations;
  /** Compiles the validators of requests, or all; throws on a schema that Ajv cannot read. */
  compile(what: 'requests' | 'all'): void;
};

export type ContractValidator = { forOperation(operation: ContractOperation): OperationValidator };

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

const longestDateTime = 64;
const longestEmail = 254;

function createAjv(contract: Contract, coerceTypes: false | 'array', allErrors: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    // Without it 1e999, which is Infinity, is accepted as a number; with it a coerced number escapes its maximum.
    strictNumbers: coerceTypes === false,
    allErrors,
    useDefaults: true,
    coerceTypes,
    validateSchema: false,
    inlineRefs: false,
    discriminator: true,
    // Errors then include the forms of a `oneOf`, for toFieldErrors.
    verbose: true,
  });
  addFormats(ajv);
  const { validate } = ajv.formats['date-time'] as { validate: (text: string) => boolean };
  // Ajv's own check splits a text of spaces into as many parts.
  ajv.addFormat('date-time', (text: string) => text.length <= longestDateTime && validate(text));
  const email = ajv.formats['email'] as RegExp;
  // Checked in its stored form: Turkish capitals would be refused as typed.
  ajv.addFormat('email', (text: string) => text.length <= longestEmail && email.test(emailText(text)));
  for (const [service, document] of Object.entries(contract.documents)) ajv.addSchema(document, documentUri(service));
  return ajv;
}

function parametersSchema(operation: ContractOperation, place: ParameterPlace): JsonSchema | null {
  const found = operation.parameters.filter((parameter) => parameter.in === place);
  if (found.length === 0) return null;
  const nameOf = (name: string) => (place === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    properties: Object.fromEntries(found.map(({ name, schema }) => [nameOf(name), schema])),
    required: found.filter(({ required }) => required).map(({ name }) => nameOf(name)),
  };
}

/** Headers that a document must declare if an answer has them. */
const describedHeaders = ['x-request-id', 'cache-control', 'etag', 'retry-after'];

function headersSchema(declared: ContractOperation['responseHeaders'][string]): JsonSchema {
  const undeclared = Object.fromEntries(describedHeaders.map((name) => [name, false]));
  const properties = Object.fromEntries(declared.map(({ name, schema }) => [name.toLowerCase(), schema]));
  const required = declared.filter((header) => header.required).map(({ name }) => name.toLowerCase());
  return { type: 'object', properties: { ...undeclared, ...properties }, required };
}

const ofStatus = <Declared>(declared: Record<string, Declared>, status: number): Declared | undefined =>
  declared[status] ?? declared[`${String(status)[0]}XX`] ?? declared.default;

const check = (validate: ValidateFunction | null, value: unknown): Violations =>
  !validate || validate(value) ? null : (validate.errors ?? []);

/** Limits for collecting all errors: Ajv copies its list at every reference, which costs quadratic time. */
const mostCollected = { values: 200, inLists: 32 };

function isSmall(root: unknown): boolean {
  const waiting: unknown[] = [root];
  let values = 0;
  let inLists = 0;
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (value === null || typeof value !== 'object') continue;
    const entries: unknown[] = Object.values(value);
    values += entries.length;
    if (Array.isArray(value)) inLists += entries.length;
    if (values > mostCollected.values || inLists > mostCollected.inLists) return false;
    waiting.push(...entries);
  }
  return true;
}

type Checks = { first: ValidateFunction; all: ValidateFunction };

/** All faults of a small value, only the first of a large one. */
function checkRequestPart(checks: Checks | null, value: unknown): Violations {
  if (!checks) return null;
  const violations = check(checks.first, value);
  return violations && isSmall(value) ? (check(checks.all, value) ?? violations) : violations;
}

/** Schemas are compiled on first use, or by `compile`. */
export function createContractValidator(contract: Contract): ContractValidator {
  const strict = createAjv(contract, false, true);
  const strictFirst = createAjv(contract, false, false);
  const coercing = createAjv(contract, 'array', true);
  const coercingFirst = createAjv(contract, 'array', false);

  return {
    forOperation(operation) {
      const compiled = new Map<string, ValidateFunction | null>();
      const validator = (key: string, ajv: Ajv2020, schema: () => JsonSchema | null | undefined) => {
        let found = compiled.get(key);
        if (found === undefined) {
          const source = schema();
          found = source ? ajv.compile(source) : null;
          compiled.set(key, found);
        }
        return found;
      };
      const both = (key: string, first: Ajv2020, all: Ajv2020, schema: () => JsonSchema | null | undefined) => {
        const [one, every] = [validator(`${key} first`, first, schema), validator(key, all, schema)];
        return one && every && { first: one, all: every };
      };
      const responseOf = (status: number) => ofStatus(operation.responses, status);

      const body = (mediaType: string) =>
        both(`body ${mediaType}`, strictFirst, strict, () => operation.body?.schemas[mediaType]);
      const parameters = (place: ParameterPlace) =>
        both(place, coercingFirst, coercing, () => parametersSchema(operation, place));
      const response = (status: string, mediaType: string, schema: JsonSchema | null | undefined) =>
        validator(`response ${status} ${mediaType}`, strict, () => schema);

      return {
        body: (mediaType, value) => checkRequestPart(body(mediaType), value),
        parameters: (place, value) => checkRequestPart(parameters(place), value),
        isResponseDeclared: (status) => responseOf(status) !== undefined,
        response: (status, mediaType, value) =>
          check(response(String(status), mediaType, responseOf(status)?.[mediaType]), value),
        responseHeaders(status, value) {
          const declared = ofStatus(operation.responseHeaders, status);
          const schema = () => declared && headersSchema(declared);
          return check(validator(`headers ${status}`, coercing, schema), value);
        },
        compile(what) {
          for (const mediaType of Object.keys(operation.body?.schemas ?? {})) body(mediaType);
          for (const place of ['path', 'query', 'header'] as const) parameters(place);
          if (what === 'requests') return;
          for (const [status, types] of Object.entries(operation.responses)) {
            for (const [mediaType, schema] of Object.entries(types)) response(status, mediaType, schema);
          }
        },
      };
    },
  };
}
