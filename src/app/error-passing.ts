import { createExceptionReport, type Reported } from '../services/monitoring/index.ts';
import { mayUse } from './consent.ts';

/** `production`, or what the build was told: a name that begins with `vercel-`. Spec §9. */
const environment = (import.meta.env['VITE_ENVIRONMENT'] as string | undefined) ?? import.meta.env.MODE;

const report = createExceptionReport({ environment });

/** Passes an error on. Loaded with the first one. */
export const pass = (found: Pick<Reported, 'error' | 'kind'>, user: string | null): Promise<void> =>
  report({ ...found, user: mayUse('analytics') ? user : null, now: new Date().toISOString() });
