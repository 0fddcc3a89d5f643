import { type Arbitrary, constantFrom, integer } from 'fast-check';
import { valuesFrom } from 'model-testing/samples';
import { type Json, resolve } from '../support/operation-samples.ts';

/** How many ids of things the requests may name; the sender puts a real id in its place. */
export const knownIds = 17;
/** Represents the n-th known id, in a body as in an address. It keeps the contract's pattern of an id. */
export const knownId = /known-id-(\d+)/g;
const knownSlugs = ['pad-super-12', 'pad', 'tampon', 'gizem-package', 'pad.standard.8_pad.super.12', 'product', 'slug'];

const texts: Record<string, Arbitrary<string>> = {
  '^[A-Za-z0-9_-]{1,64}$': integer({ min: 0, max: knownIds - 1 }).map((index) => `known-id-${index}`),
  '^[a-z0-9._-]{1,300}$': constantFrom(...knownSlugs),
};

/** Values that a schema of the contract takes, with ids and slugs that exist. */
export const valuesOf = (service: string, schema: object): Arbitrary<Json> =>
  valuesFrom(schema, { texts, resolve: (ref) => resolve(service, { $ref: ref }) });
