export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object itself; anything else counts as an empty one. */
export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** The objects of a list, or the values of an object. */
export function objectsOf(value: Json | undefined): JsonObject[] {
  return (Array.isArray(value) ? value : Object.values(objectOf(value))).filter(isObject);
}

export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
