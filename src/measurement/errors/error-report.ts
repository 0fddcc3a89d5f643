import { createExceptionReport, type Reported } from '../../services/monitoring/index.ts';
import { mayUse } from '../visit/consent.ts';
import { isFault, lastSteps, watchFaults } from '../measure.ts';

/** `production`, or the setting of the build: a name that begins with `vercel-`. Spec §9. */
const environment = (import.meta.env['VITE_ENVIRONMENT'] as string | undefined) ?? import.meta.env.MODE;

// Never in a file of its own: a file that is lost is one of the errors.
const report = createExceptionReport({ environment });

let user: string | null = null;

/** Sets the account for error reports; null: none. Only for visitors who have allowed the measurement. Spec §4. */
export function setErrorUser(account: string | null): void {
  user = account;
}

function passOn(error: unknown, kind: Reported['kind']): Promise<void> {
  const isAllowed = mayUse('analytics');
  const now = new Date().toISOString();
  return report({ error, kind, user: isAllowed ? user : null, steps: isAllowed ? lastSteps(error) : [], now });
}

/** Reports a render error to the console and the monitoring. Spec §8. */
export function reportError(error: unknown): Promise<void> {
  console.error(error);
  return passOn(error, 'render');
}

/** Writes a named error to the console and the monitoring: each time, without sampling. Spec §5, §8. */
export function reportNamed(message: string): Promise<void> {
  console.error(message);
  return passOn(new Error(message), 'named');
}

/** Collects uncaught errors, and those that a flow threw to another that handled them. Spec §8. */
export function watchErrors(): void {
  watchFaults((error) => void passOn(error, 'error'));
  window.addEventListener('error', ({ error, message }) => {
    if (!isFault(error)) void passOn(error ?? message, 'error');
  });
  window.addEventListener('unhandledrejection', ({ reason }) => void passOn(reason, 'unhandledrejection'));
}
