import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import {
  type Contract,
  type ContractOperation,
  documentUri,
  type JsonSchema,
  type ParameterPlace,
} from './load-contract.ts';

export type Violations = ErrorObject[] | null;

/** Checks one operation. Every function answers null when the value fits; defaults and coerced types are written back. */
export type OperationValidator = {
  body(mediaType: string, value: unknown): Violations;
  parameters(place: ParameterPlace, value: Record<string, unknown>): Violations;
  /** null also where the document says nothing about this status or media type. */
  response(status: number, mediaType: string, value: unknown): Violations;
  isResponseDeclared(status: number): boolean;
  /** Compiles what requests are checked by, or everything; throws on a schema that Ajv cannot read. */
  compile(what: 'requests' | 'all'): void;
};

export type ContractValidator = { forOperation(operation: ContractOperation): OperationValidator };

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

function createAjv(contract: Contract, coerceTypes: false | 'array'): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    // Without it 1e999, which is Infinity, is a number; with it a coerced one escapes its maximum.
    strictNumbers: coerceTypes === false,
    allErrors: true,
    useDefaults: true,
    coerceTypes,
    validateSchema: false,
    inlineRefs: false,
  });
  addFormats(ajv);
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

const check = (validate: ValidateFunction | null, value: unknown): Violations =>
  !validate || validate(value) ? null : (validate.errors ?? []);

/** Schemas are compiled when they are first used, or by `compile`. */
export function createContractValidator(contract: Contract): ContractValidator {
  const strict = createAjv(contract, false);
  const coercing = createAjv(contract, 'array');

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
      const responseOf = (status: number) =>
        operation.responses[status] ?? operation.responses[`${String(status)[0]}XX`] ?? operation.responses.default;

      const body = (mediaType: string) =>
        validator(`body ${mediaType}`, strict, () => operation.body?.schemas[mediaType]);
      const parameters = (place: ParameterPlace) =>
        validator(place, coercing, () => parametersSchema(operation, place));
      const response = (status: string, mediaType: string, schema: JsonSchema | null | undefined) =>
        validator(`response ${status} ${mediaType}`, strict, () => schema);

      return {
        body: (mediaType, value) => check(body(mediaType), value),
        parameters: (place, value) => check(parameters(place), value),
        isResponseDeclared: (status) => responseOf(status) !== undefined,
        response: (status, mediaType, value) =>
          check(response(String(status), mediaType, responseOf(status)?.[mediaType]), value),
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
