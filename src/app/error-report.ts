import type { Reported } from '../services/monitoring/index.ts';

let user: string | null = null;

/** Whose errors are reported from now on; null: nobody's. Named only to those who allowed the measurement. Spec §4. */
export function setErrorUser(account: string | null): void {
  user = account;
}

async function passOn(error: unknown, kind: Reported['kind']): Promise<void> {
  try {
    const { pass } = await import('./error-passing.ts');
    await pass({ error, kind }, user);
  } catch {
    // Without a network there is nobody to tell.
  }
}

/** Tells the console and the monitoring of a render error. Spec §8. */
export function reportError(error: unknown): Promise<void> {
  console.error(error);
  return passOn(error, 'render');
}

/** Collects what nobody caught. Spec §8. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, message }) => void passOn(error ?? message, 'error'));
  window.addEventListener('unhandledrejection', ({ reason }) => void passOn(reason, 'unhandledrejection'));
}
