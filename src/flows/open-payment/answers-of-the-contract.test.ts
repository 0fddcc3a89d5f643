import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { checkRandomWalks } from 'model-testing/random-walks';
import { samplesFrom } from 'model-testing/samples';
import { beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { AccountAttempt } from '../../../domain/payment/index.ts';
import { openPaymentFlow } from '../../../machines/open-payment/open-payment.spec.ts';
import { findOpenAttempt } from '../../services/attempts/index.ts';
import { createApi } from '../../services/http/index.ts';

/** The contract, each document with references that name their file. */
const files = readdirSync('openapi').filter((file) => file.endsWith('.yaml'));
const documents = new Map(
  files.map((file): [string, object] => [
    file,
    parse(
      readFileSync(`openapi/${file}`, 'utf8').replaceAll(
        /(\$ref: ')(?:\.\/([\w-]+\.yaml))?#/g,
        (_, lead: string, other?: string) => `${lead}contract:/${other ?? file}#`,
      ),
    ) as object,
  ]),
);

function resolve(ref: string): unknown {
  const [, file = '', pointer = ''] = /^contract:\/(.*)#\/(.*)$/.exec(ref) ?? [];
  let target: unknown = documents.get(file);
  for (const name of pointer.split('/')) target = (target as Record<string, unknown>)[name];
  return target;
}

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;
const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
for (const [file, document] of documents) ajv.addSchema(document, `contract:/${file}`);

const schema = { $ref: 'contract:/attempts.yaml#/components/schemas/Attempt' };
const wire = Object.entries(samplesFrom(schema, { resolve, accepts: ajv.compile(schema), count: 120 }));
let attempts: Record<string, AccountAttempt>;

beforeAll(async () => {
  const read = wire.map(async ([name, data]) => {
    const api = createApi({
      baseUrl: 'http://shop.example/api',
      language: () => 'tr',
      regionId: 'TR',
      token: () => 'token',
      fetch: () => Promise.resolve(Response.json({ status: 'success', data })),
    });
    return [name, (await findOpenAttempt(api))!] as const;
  });
  attempts = Object.fromEntries(await Promise.all(read));
});

const different = (of: (attempt: AccountAttempt) => string) => [...new Set(Object.values(attempts).map(of))].toSorted();

it('the samples cover every kind, state and money value of the contract', () => {
  expect(different(({ kind }) => kind)).toEqual(['cardCheck', 'duePayment', 'orderNow', 'purchase', 'renewal']);
  expect(different(({ report }) => `${report.state} ${report.money}`)).toEqual([
    'challenging notCharged',
    'created notCharged',
    'declined notCharged',
    'declined refunded',
    'expired notCharged',
    'paid charged',
    'refunded refunded',
    'saved notCharged',
    'settling unknown',
    'unknown unknown',
  ]);
});

it('no attempt allowed by the contract breaks an invariant of the open-payment strip', () => {
  const { find, follow, acknowledge } = openPaymentFlow.outcomes;
  const done = { none: null, ...attempts };
  const spec = {
    ...openPaymentFlow,
    outcomes: { find: { ...find, done }, follow: { ...follow, done }, acknowledge },
    limits: { walks: 100 },
  };
  expect(checkRandomWalks(spec)).toEqual(null);
});
