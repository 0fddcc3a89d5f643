import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/modules/*/tables.ts', './server/modules/*/*/*.tables.ts', './server/platform/*/tables.ts'],
  out: './server/platform/database/migrations',
  casing: 'snake_case',
});
