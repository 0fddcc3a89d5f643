// npm run start:cluster: the shop in one process per processor, or in PROCESSES processes, on one Postgres.
import { availableParallelism } from 'node:os';

process.env['PROCESSES'] ??= String(Math.max(2, availableParallelism()));
await import('./start.ts');
