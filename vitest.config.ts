import { defineConfig, mergeConfig } from 'vitest/config';
import { unitTests } from './scripts/gate/test-places.ts';
import vite from './vite.config.ts';

/**
 * `node`: rules, machines, the engine that tests them.
 * `server`: the backend through its contract, on the embedded database or the one DATABASE_URL names.
 * `postgres`: what only a Postgres can show; each file starts one. Part of `npm run test:postgres`, as `server` is.
 * `dom`: screens and components in jsdom, real machines, no browser.
 * `page`: the same for what belongs to a whole page, such as who is signed in: each file has a page of its own.
 */
const whole = ['src/{app,alive,flows/session}/**/*.test.tsx'];

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      maxWorkers: '100%',
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            testTimeout: 60_000,
            // The flows' files read one another's graphs: a worker derives each once.
            isolate: false,
            include: [unitTests],
          },
        },
        {
          extends: true,
          test: {
            name: 'server',
            environment: 'node',
            isolate: false,
            // A server, a database and other work on the same machine: a slow one is no reason to fail.
            hookTimeout: 300_000,
            testTimeout: 100_000,
            setupFiles: ['server/platform/database/drizzle-as-commonjs.ts'],
            include: [
              'server/**/*.test.ts',
              'tests/contract/**/*.test.ts',
              'tests/chaos/**/*.test.ts',
              'tests/faults/**/*.test.ts',
            ],
          },
        },
        {
          extends: true,
          test: {
            name: 'postgres',
            environment: 'node',
            hookTimeout: 600_000,
            testTimeout: 600_000,
            setupFiles: ['server/platform/database/drizzle-as-commonjs.ts'],
            include: ['tests/running/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'jsdom',
            testTimeout: 60_000,
            include: ['src/**/*.test.tsx'],
            exclude: whole,
            setupFiles: ['tests/dom-setup.ts'],
            // A screen leaves nothing behind: a worker loads React and the flows once.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'page',
            environment: 'jsdom',
            testTimeout: 60_000,
            include: whole,
            setupFiles: ['tests/dom-setup.ts'],
          },
        },
      ],
    },
  }),
);
