import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContractOperation } from '../../../server/platform/contract/load-contract.ts';
import { startTestServer, type TestServer } from '../../../server/platform/testing/test-server.ts';
import { contract, documented, isObject, resolve } from '../support/operation-samples.ts';
import { readServerErrors } from './server-texts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

const { texts, codes } = readServerErrors();

function enumOf(service: string, raw: unknown): string[] {
  const schema = resolve(service, raw);
  const own = resolve(service, resolve(service, schema['properties'])['code'])['enum'];
  const parts = [schema['allOf'], schema['oneOf'], schema['anyOf']].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  return [...(Array.isArray(own) ? own.map(String) : []), ...parts.flatMap((part) => enumOf(service, part))];
}

/** Whether `text` is what `template` becomes when its gaps are filled in. */
function isWrittenAs(template: string, text: string): boolean {
  const parts = template.split('${…}').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.+')}$`, 'su').test(text);
}

const isSaid = (tr: string, en: string): boolean =>
  texts.some((text) => isWrittenAs(text.tr, tr) && isWrittenAs(text.en, en));

const isSentence = (text: string): boolean =>
  /^\p{Lu}|^\$\{/u.test(text) && /[.?!]$/.test(text) && !/\s{2}|^\s|\s$/.test(text);

/** Texts but the promo code errors: the specification's own "Invalid promo code" has no full stop. Spec §5. */
const ours = texts.filter(({ where }) => !where.startsWith('domain/promo/'));

const isHandled = ({ operationId }: ContractOperation): boolean =>
  server.operations.some((one) => one.operationId === operationId);

/** Every error envelope below a node of a document. */
function failuresIn(node: unknown): { code: string; tr: string; en: string }[] {
  if (Array.isArray(node)) return node.flatMap(failuresIn);
  if (!isObject(node)) return [];
  const { status, code, message } = node;
  const { tr, en } = isObject(message) ? message : {};
  const isFailure = status === 'error' && typeof code === 'string' && typeof tr === 'string' && typeof en === 'string';
  return [...(isFailure ? [{ code, tr, en }] : []), ...Object.values(node).flatMap(failuresIn)];
}

/** `409 CODE_TAKEN` for every failure an operation declares. */
const declaredBy = ({ service, responses }: ContractOperation): string[] =>
  Object.entries(responses)
    .filter(([status]) => /^[45]/.test(status))
    .flatMap(([status, types]) => enumOf(service, types['application/json']).map((code) => `${status} ${code}`));

describe('every error text', () => {
  test('exists in both languages, and differs between them [ERROR-11]', () => {
    expect(texts.length).toBeGreaterThan(80);
    expect(texts.filter(({ tr, en }) => !tr.trim() || !en.trim() || tr === en)).toEqual([]);
  });

  test('is one or two sentences, without extra blanks, and short enough for a phone', () => {
    expect(ours.filter(({ tr, en }) => !isSentence(tr) || !isSentence(en))).toEqual([]);
    expect(texts.filter(({ tr, en }) => tr.length > 140 || en.length > 140)).toEqual([]);
  });

  test('uses “sen” and no jargon', () => {
    const formal = /\b(?:siz|sizin|size|sizi|lütfen)\b|(?:ınız|iniz|unuz|ünüz|ınızı|inizi)\b/iu;
    const trade =
      /\b(?:error|invalid|token|server|request failed|exception|null|undefined|geçersiz istek|sunucu|hata kodu)\b/iu;
    expect(texts.filter(({ tr }) => formal.test(tr))).toEqual([]);
    expect(ours.filter(({ tr, en }) => trade.test(tr) || trade.test(en))).toEqual([]);
    expect(texts.filter(({ en }) => /[ğışĞİŞ]/.test(en))).toEqual([]);
  });
});

describe('every error code', () => {
  test('of the server is declared by a document, with the same status', () => {
    const declared = new Set(contract.operations.flatMap(declaredBy));
    const common = new Set([
      '429 RATE_LIMITED',
      '413 PAYLOAD_TOO_LARGE',
      '415 UNSUPPORTED_MEDIA_TYPE',
      '500 INTERNAL',
      '503 INTERNAL',
    ]);
    const strange = codes.filter(
      ({ status, code }) => !declared.has(`${status} ${code}`) && !common.has(`${status} ${code}`),
    );
    expect(strange).toEqual([]);
  });

  test('declared for a call with a handler has a text in the server', () => {
    const made = new Set(codes.map(({ status, code }) => `${status} ${code}`));
    const wordless = contract.operations.filter(isHandled).flatMap((operation) =>
      declaredBy(operation)
        .filter((code) => !made.has(code))
        .map((code) => `${operation.operationId}: ${code}`),
    );
    expect(wordless).toEqual([]);
  });

  test('has the text of the server as its example in the document', () => {
    const others: string[] = [];
    for (const operation of contract.operations.filter(isHandled)) {
      const { service } = operation;
      for (const response of Object.values(resolve(service, documented(operation)['responses']))) {
        for (const { code, tr, en } of failuresIn(resolve(service, response))) {
          if (codes.some((one) => one.code === code) && !isSaid(tr, en))
            others.push(`${service} ${code}: ${tr} / ${en}`);
        }
      }
    }
    expect([...new Set(others)]).toEqual([]);
  });
});
