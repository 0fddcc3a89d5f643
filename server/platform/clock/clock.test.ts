import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { listenForChanges } from '../changes/changes.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { defineModule } from '../module.ts';
import { manualClock } from './clock.ts';
import { openSandboxClock } from './sandbox-clock.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

test('the sandbox clock keeps its offset over a restart and never goes back', async () => {
  const base = manualClock('2026-03-14T09:00:00.000Z');
  const changes = await listenForChanges(database, Fastify().log);
  const clock = await openSandboxClock(database.db, changes, base);
  expect(clock.now().toISOString()).toBe('2026-03-14T09:00:00.000Z');
  await clock.moveTo(new Date('2026-05-09T09:00:00.000Z'));
  base.advance({ minutes: 5 });
  expect(clock.now().toISOString()).toBe('2026-05-09T09:05:00.000Z');
  expect((await clock.moveTo(new Date('2026-04-01T00:00:00.000Z'))).toISOString()).toBe('2026-05-09T09:05:00.000Z');
  const restarted = await openSandboxClock(database.db, changes, base);
  expect(restarted.now().toISOString()).toBe('2026-05-09T09:05:00.000Z');
});

describe('advancing the clock', () => {
  const day = 86_400_000;

  test('stops at every due time, in order, and runs the due jobs there', async () => {
    const runs: string[] = [];
    const start = Date.now();
    let renewals = [10, 20, 30].map((days) => new Date(start + 365 * day + days * day));
    const reminder = { at: new Date(start + 365 * day + 15 * day), isSent: false };
    const module = defineModule({
      name: 'renewals',
      build: ({ clock }) => ({
        jobs: [
          {
            name: 'renew',
            rhythm: { everySeconds: 60 },
            async run() {
              const due = renewals.filter((at) => at <= clock.now());
              renewals = renewals.filter((at) => at > clock.now());
              runs.push(...due.map(() => `renew ${Math.round((clock.now().getTime() - start) / day) - 365}`));
            },
            nextDue: async () => renewals[0] ?? null,
          },
          {
            name: 'remind',
            rhythm: { everySeconds: 60 },
            async run() {
              if (reminder.isSent || reminder.at > clock.now()) return;
              reminder.isSent = true;
              runs.push(`remind ${Math.round((clock.now().getTime() - start) / day) - 365}`);
            },
            nextDue: async () => (reminder.isSent ? null : reminder.at),
          },
          {
            name: 'stuck',
            rhythm: { everySeconds: 60 },
            run: async () => undefined,
            nextDue: async () => new Date(start + 370 * day),
          },
        ],
      }),
    });
    const app = await buildApp({
      config: readConfig({ LOG_LEVEL: 'fatal' }),
      database,
      modules: [module],
      validateResponses: true,
    });
    const advance = async (payload: unknown) => {
      const answer = await app.server.inject({ method: 'POST', url: '/sandbox/clock', payload: payload as object });
      return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
    };
    const done = await advance({ to: new Date(start + 390 * day).toISOString() });
    expect([done.status, runs]).toEqual([200, ['renew 10', 'remind 15', 'renew 20']]);
    expect(done.body.stops).toBe(4);
    expect((await advance({ days: -1 })).status).toBe(400);
    expect((await advance({ to: 'tomorrow' })).status).toBe(400);
    expect((await advance({})).status).toBe(400);

    const now = async () => (await app.server.inject('/sandbox/clock')).json<{ now: string }>().now;
    const before = Date.parse(await now());
    const post = async (payload: string, headers: Record<string, string>) =>
      (await app.server.inject({ method: 'POST', url: '/sandbox/clock', payload, headers })).statusCode;
    const fromElsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const form = { ...fromElsewhere, 'content-type': 'application/x-www-form-urlencoded' };
    const json = { ...fromElsewhere, 'content-type': 'application/json' };
    const to = new Date(start + 800 * day).toISOString();
    expect([await post(`to=${to}`, form), await post(JSON.stringify({ to }), json)]).toEqual([415, 403]);
    expect(Date.parse(await now()) - before).toBeLessThan(day);
    await app.close();
  });

  test('stays bounded over a year: an unknown payment is queried every quarter hour for two days, then six-hourly', async () => {
    let asked = 0;
    let next = new Date(0);
    const module = defineModule({
      name: 'unknown-payments',
      build: ({ clock }) => ({
        jobs: [
          {
            name: 'ask',
            rhythm: { everySeconds: 60 },
            async run() {
              if (next > clock.now()) return;
              asked += 1;
              next = new Date(clock.now().getTime() + 900_000);
            },
            nextDue: async () => (next.getTime() === 0 ? (next = clock.now()) : next),
            asksAgainAfter: 6 * 3_600_000,
          },
        ],
      }),
    });
    const app = await buildApp({
      config: readConfig({ LOG_LEVEL: 'fatal' }),
      database,
      modules: [module],
      validateResponses: true,
    });
    const done = await app.server.inject({ method: 'POST', url: '/sandbox/clock', payload: { days: 365 } });
    await app.close();
    expect([done.statusCode, done.json<{ stops: number }>().stops, asked]).toEqual([200, 1651, 1652]);
  });
});
