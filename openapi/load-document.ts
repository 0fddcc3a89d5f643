import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isObject, objectOf, objectsOf, textOf, type Json, type JsonObject } from './json.ts';
import type { ServiceName } from './services.ts';

export type OpenApiDocument = {
  openapi: string;
  info: JsonObject;
  servers: { url: string }[];
  paths: Record<string, JsonObject>;
  components: Record<string, JsonObject>;
};

/**
 * Reads `openapi/{service}.yaml` as one self-contained document: components of other files are copied in, and the
 * parameters of a path stand on each of its operations. Throws when two files give one name to different components.
 */
export function loadDocument(service: ServiceName): OpenApiDocument {
  const root = `${service}.yaml`;
  const source = read(root);
  const components: Record<string, JsonObject> = {};
  const origins = new Map<string, string>();
  const own = Object.entries(objectOf(source.components)).flatMap(([kind, entries]) =>
    Object.entries(objectOf(entries)).map(([name, entry]) => ({ kind, name, entry })),
  );

  for (const { kind, name, entry } of own) {
    const alias = referenceOf(entry);
    if (alias && !alias.startsWith('#')) bringIn(fileOf(alias), kind, name);
    else origins.set(`${kind}/${name}`, root);
  }
  const paths = Object.fromEntries(
    Object.entries(objectOf(source.paths)).map(([path, item]) => [path, withParameters(objectOf(fold(item, root)))]),
  );
  for (const { kind, name, entry } of own) {
    if (origins.get(`${kind}/${name}`) === root) (components[kind] ??= {})[name] = fold(entry, root);
  }
  return {
    openapi: textOf(source.openapi),
    info: objectOf(source.info),
    servers: objectsOf(source.servers).map(({ url }) => ({ url: textOf(url) })),
    paths,
    components,
  };

  function fold(value: Json, file: string): Json {
    if (Array.isArray(value)) return value.map((entry) => fold(entry, file));
    if (!isObject(value)) return value;
    const reference = referenceOf(value);
    if (!reference) return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fold(entry, file)]));
    const [, kind = '', name = ''] = /#\/components\/(\w+)\/([\w.-]+)$/.exec(reference) ?? [];
    if (!name) throw new Error(`${file}: ${reference} must name a component`);
    bringIn(reference.startsWith('#') ? file : fileOf(reference), kind, name);
    return { ...value, $ref: `#/components/${kind}/${name}` };
  }

  function bringIn(file: string, kind: string, name: string): void {
    const origin = origins.get(`${kind}/${name}`);
    if (origin === file) return;
    if (origin) throw new Error(`${root}: ${kind}/${name} is declared in ${origin} and in ${file}`);
    if (file === root) throw new Error(`${root}: ${kind}/${name} is not declared`);
    const component = objectOf(objectOf(read(file).components)[kind])[name];
    if (component === undefined) throw new Error(`${root}: ${kind}/${name} is not declared in ${file}`);
    origins.set(`${kind}/${name}`, file);
    (components[kind] ??= {})[name] = fold(component, file);
  }
}

/** Spreads the parameters a path shares over its operations. */
function withParameters({ parameters: shared, ...item }: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(item).map(([method, operation]) => {
      if (!isObject(operation) || !('operationId' in operation)) return [method, operation];
      return [method, { ...operation, parameters: [...objectsOf(shared), ...objectsOf(operation.parameters)] }];
    }),
  );
}

function referenceOf(value: Json): string | null {
  return isObject(value) && typeof value.$ref === 'string' ? value.$ref : null;
}

function fileOf(reference: string): string {
  return reference.slice('./'.length, reference.indexOf('#'));
}

function read(file: string): JsonObject {
  const content: Json = parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  return objectOf(content);
}
