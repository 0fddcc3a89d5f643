// npm run start:cluster: the shop by as many processes as there are processors, or PROCESSES, on one Postgres.
import { availableParallelism } from 'node:os';

process.env['PROCESSES'] ??= String(Math.max(2, availableParallelism()));
await import('./start.ts');
