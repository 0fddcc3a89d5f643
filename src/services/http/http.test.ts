import { expect, test } from 'vitest';
import { failure } from '../../../domain/failure/index.ts';
import { type ApiSettings, createApi, find, read } from './index.ts';

interface Paths {
  '/things': {
    post: {
      requestBody: { content: { 'application/json': { name: string } } };
      responses: { 200: { content: { 'application/json': { status: 'success' } } } };
    };
  };
  '/things/{id}': {
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { 'application/json': { status: 'success'; data: { name: string } } } };
        default: { content: { 'application/json': { status: 'error'; code: string } } };
      };
    };
  };
}

function ask(answer: (request: Request) => Response | Promise<Response>, settings: Partial<ApiSettings> = {}) {
  const asked: Request[] = [];
  const api = createApi({
    baseUrl: 'http://shop.example/api',
    language: () => 'en',
    regionId: 'TR',
    token: () => null,
    fetch: async (request) => {
      asked.push(request);
      return answer(request);
    },
    ...settings,
  });
  const call = () => api.client<Paths>().GET('/things/{id}', { params: { path: { id: '7' } } });
  return { api, asked, call };
}

const json = (status: number, body: unknown) => Response.json(body, { status });
const thing = () => json(200, { status: 'success', data: { name: 'Kutu' } });

const refuse = () => json(401, { status: 'error', code: 'UNAUTHORIZED', message: { tr: 'Gir', en: 'Sign in' } });
const never = (request: Request) =>
  new Promise<Response>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
  });

test('every call carries the base headers, a guest’s no token [HEADER-2 HEADER-3 HEADER-4]', async () => {
  const { asked, call } = ask(thing);
  expect(await read(call())).toEqual({ name: 'Kutu' });
  const [request] = asked;
  expect([request?.url, request?.headers.get('language'), request?.headers.get('region-id')]).toEqual([
    'http://shop.example/api/things/7',
    'en',
    'TR',
  ]);
  expect(request?.headers.get('authorization')).toBeNull();
});

test('a body is sent as JSON, and called so [HEADER-1]', async () => {
  const { asked, api } = ask(thing);
  await api.client<Paths>().POST('/things', { body: { name: 'Kutu' } });
  expect([asked[0]?.headers.get('content-type'), await asked[0]?.json()]).toEqual([
    'application/json',
    { name: 'Kutu' },
  ]);
});

test('a 401 on an authorised call is reported, and rejects as such once the session has ended [SESSION-1 ACCESS-3]', async () => {
  const steps: string[] = [];
  const onUnauthorized = async () => {
    steps.push('reported');
    await Promise.resolve();
    steps.push('ended');
  };
  const { asked, call } = ask(refuse, { token: () => 'abc', onUnauthorized });
  const answer = read(call()).finally(() => steps.push('rejected'));
  await expect(answer).rejects.toEqual(failure('unauthorized', { message: { tr: 'Gir', en: 'Sign in' } }));
  expect([steps, asked[0]?.headers.get('authorization')]).toEqual([['reported', 'ended', 'rejected'], 'Bearer abc']);
});

test('a 401 on a guest’s call is not reported as the end of a session', async () => {
  let reports = 0;
  const { call } = ask(() => json(401, {}), { onUnauthorized: async () => void (reports += 1) });
  await expect(read(call())).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(reports).toBe(0);
});

test('find() returns null for a 404 and fails for a 503', async () => {
  expect(await find(ask(() => json(404, { status: 'error', code: 'NOT_FOUND' })).call())).toBeNull();
  await expect(find(ask(() => json(503, {})).call())).rejects.toMatchObject({ kind: 'unavailable' });
});

test('a call that never arrived is offline', async () => {
  const { call } = ask(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(read(call())).rejects.toEqual(failure('offline'));
});

test('a call that is not answered in time leaves the outcome unknown', async () => {
  await expect(read(ask(never, { timeout: 20 }).call())).rejects.toEqual(failure('timeout'));
});
