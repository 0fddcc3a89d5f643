import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ServiceName } from './services.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };
export type OpenApiDocument = {
  openapi: string;
  info: JsonObject;
  servers: { url: string }[];
  paths: Record<string, JsonObject>;
  components: Record<string, JsonObject>;
};

/**
 * Reads `openapi/{service}.yaml` as one self-contained document, the form fastify-openapi-glue and Ajv understand:
 * components of other files are copied in, and the parameters of a path stand on each of its operations (the glue lets
 * an operation's own header replace all headers of its path). Throws when two files give one name to different components.
 */
export function loadDocument(service: ServiceName): OpenApiDocument {
  const root = `${service}.yaml`;
  const { components: own = {}, ...document } = read(root) as OpenApiDocument;
  const components: OpenApiDocument['components'] = {};
  const origins = new Map<string, string>();

  for (const [kind, entries] of Object.entries(own)) {
    for (const [name, entry] of Object.entries(entries)) {
      if (isAlias(entry)) bringIn(fileOf(entry.$ref), kind, name);
      else origins.set(`${kind}/${name}`, root);
    }
  }
  document.paths = fold(document.paths, root) as OpenApiDocument['paths'];
  for (const path of Object.values(document.paths)) shareParameters(path);
  for (const [kind, entries] of Object.entries(own)) {
    for (const [name, entry] of Object.entries(entries)) {
      if (!isAlias(entry)) (components[kind] ??= {})[name] = fold(entry, root);
    }
  }
  return { ...document, components };

  function fold(value: Json, file: string): Json {
    if (Array.isArray(value)) return value.map((entry) => fold(entry, file));
    if (typeof value !== 'object' || value === null) return value;
    if (typeof value.$ref !== 'string') {
      return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fold(entry, file)]));
    }
    const target = value.$ref.startsWith('#') ? file : fileOf(value.$ref);
    const [, kind = '', name = ''] = /#\/components\/(\w+)\/([\w.-]+)$/.exec(value.$ref) ?? [];
    if (!name) throw new Error(`${file}: ${value.$ref} must name a component`);
    bringIn(target, kind, name);
    return { ...value, $ref: `#/components/${kind}/${name}` };
  }

  function bringIn(file: string, kind: string, name: string): void {
    const origin = origins.get(`${kind}/${name}`);
    if (origin === file) return;
    if (origin) throw new Error(`${root}: ${kind}/${name} is declared in ${origin} and in ${file}`);
    if (file === root) throw new Error(`${root}: ${kind}/${name} is not declared`);
    origins.set(`${kind}/${name}`, file);
    (components[kind] ??= {})[name] = fold(componentOf(read(file), kind, name), file);
  }
}

/** Spreads the parameters a path shares over its operations; an operation's own parameter of that name wins. */
function shareParameters(path: JsonObject): void {
  const shared = (path.parameters ?? []) as JsonObject[];
  delete path.parameters;
  for (const operation of Object.values(path)) {
    if (typeof operation !== 'object' || operation === null || !('operationId' in operation)) continue;
    operation.parameters = [...shared, ...((operation.parameters ?? []) as JsonObject[])];
  }
}

function componentOf(document: JsonObject, kind: string, name: string): Json {
  const component = (document.components as JsonObject | undefined)?.[kind] as JsonObject | undefined;
  if (component?.[name] === undefined) throw new Error(`${kind}/${name} is not declared where it is referred to`);
  return component[name];
}

function isAlias(value: Json): value is { $ref: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    typeof value.$ref === 'string' &&
    !value.$ref.startsWith('#')
  );
}

function fileOf(reference: string): string {
  return reference.slice('./'.length, reference.indexOf('#'));
}

function read(file: string): JsonObject {
  return parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as JsonObject;
}
