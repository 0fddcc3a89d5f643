import { isObject, type JsonObject, resolve } from './operation-samples.ts';

export type SchemaObject = {
  /** Dotted, `[]` for the entries of a list; empty for the body itself. */
  path: string;
  names: string[];
  /** Unknown names are refused. */
  isClosed: boolean;
  /** The client chooses the names. */
  isMap: boolean;
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const partsOf = (schema: JsonObject): unknown[] =>
  ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => listOf(schema[keyword]));

const propertiesOf = (service: string, schema: JsonObject): [string, unknown][] => [
  ...Object.entries(resolve(service, schema['properties'])),
  ...partsOf(schema).flatMap((part) => propertiesOf(service, resolve(service, part))),
];

const isClosed = (service: string, schema: JsonObject): boolean => {
  if (schema['additionalProperties'] === false || schema['unevaluatedProperties'] === false) return true;
  const parts = partsOf(schema).filter((part) => propertiesOf(service, resolve(service, part)).length > 0);
  return parts.length > 0 && parts.every((part) => isClosed(service, resolve(service, part)));
};

/** Every object that a body may hold, in whatever depth, with the names it may have. */
export function objectsIn(service: string, raw: unknown, path = ''): SchemaObject[] {
  const schema = resolve(service, raw);
  const properties = propertiesOf(service, schema);
  const isMap = isObject(schema['additionalProperties']);
  const isItself = schema['type'] === 'object' || properties.length > 0;
  const own = isItself
    ? [
        {
          path,
          names: [...new Set(properties.map(([name]) => name))],
          isClosed: isMap || isClosed(service, schema),
          isMap,
        },
      ]
    : [];
  const inner = properties.flatMap(([name, property]) =>
    objectsIn(service, property, path === '' ? name : `${path}.${name}`),
  );
  const entries = schema['items'] === undefined ? [] : objectsIn(service, schema['items'], `${path}[]`);
  const parts =
    properties.length > 0
      ? []
      : partsOf(schema).flatMap((part) =>
          objectsIn(service, part, path).filter((one) => one.path !== path || !isItself),
        );
  return [...own, ...inner, ...entries, ...parts];
}
