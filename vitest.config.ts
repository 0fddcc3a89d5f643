import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

/**
 * `node`: rules, machines, server (embedded database, or the one DATABASE_URL names).
 * `dom`: screens and components in jsdom, real machines, no browser.
 */
export default mergeConfig(
  vite,
  defineConfig({
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            hookTimeout: 60_000,
            setupFiles: ['server/platform/database/drizzle-as-commonjs.ts'],
            include: [
              '{domain,machines,art,model-testing,server,scripts,openapi,src}/**/*.test.ts',
              'tests/{contract,rules}/**/*.test.ts',
            ],
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'jsdom',
            include: ['src/**/*.test.tsx'],
            setupFiles: ['tests/dom-setup.ts'],
          },
        },
      ],
    },
  }),
);
