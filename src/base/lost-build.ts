import type { RegisteredRouter } from '@tanstack/react-router';
import { openRecord } from '../storage/browser-record.ts';
import { showRenewed } from './snackbar.ts';

/** `unreached`: the server gave no answer; `reloading`: the page is reloading; `gone`: it may not be, or not again. */
export type Loss = 'unreached' | 'reloading' | 'gone';

/** How each failed import was judged, by the error that it rejects with. */
const losses = new WeakMap<WeakKey, Promise<Loss>>();

export const lossOf = (error: unknown): Promise<Loss> | undefined =>
  error instanceof Error ? losses.get(error) : undefined;

/** Milliseconds after which a server that does not answer counts as a lost network. */
const probeLimit = 5000;
const fields = 'input:not([type=checkbox],[type=radio],[type=hidden]),textarea';

/** The build of this document: the early script's name has a hash of all that it imports. */
const buildOf = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

/** Whether the file of a failed import has left the server. Safari does not name the file: there any answer counts. */
async function isGone(message: string): Promise<boolean> {
  const file = /https?:\S+/.exec(message)?.[0];
  try {
    const { status } = await fetch(file ?? window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(probeLimit),
    });
    return file === undefined ? status < 500 : status === 404 || status === 410;
  } catch {
    return false;
  }
}

/** Whether a field has a value unknown to React: typed before the app was loaded, or filled without an event. */
const isFilled = () =>
  [...document.querySelectorAll<HTMLInputElement>(fields)].some(({ value, defaultValue }) => value !== defaultValue);

/**
 * Files that are loaded later may belong to a build that the server does not have any more. The page is then loaded
 * again, once per build: when it is being left anyway, or when nothing was typed.
 */
export function watchBuild(router: RegisteredRouter): void {
  const reloads = openRecord('sessionStorage', 'reloaded', 0);
  let isBuildGone = false;
  let isTyped = isFilled();

  const mayReload = () => reloads !== null && reloads.read()?.['build'] !== buildOf();
  /** False if it is not reloaded: only once per build, and not without storage, where it could go on forever. */
  const reload = (): boolean => {
    if (!mayReload()) return false;
    try {
      reloads?.write({ build: buildOf() });
    } catch {
      return false;
    }
    // A requested navigation may not be in the history yet.
    router.history.flush();
    window.location.reload();
    return true;
  };
  const isLeaving = () => {
    const { resolvedLocation } = router.state;
    return resolvedLocation !== undefined && router.latestLocation.pathname !== resolvedLocation.pathname;
  };
  const judge = async (message: string): Promise<Loss> => {
    if (!(await isGone(message))) return 'unreached';
    isBuildGone = true;
    const isSafe = isLeaving() || !(isTyped || isFilled() || document.querySelector('dialog[open]'));
    if (isSafe) return reload() ? 'reloading' : 'gone';
    if (mayReload()) showRenewed();
    return 'gone';
  };

  window.addEventListener('vite:preloadError', ({ payload }) => {
    losses.set(payload, judge(payload.message));
    // With the browser's message the router would reload at once, and the monitoring would take it for a lost network.
    payload.message = `Lost file: ${payload.message}`;
  });
  window.addEventListener('input', () => (isTyped = true), true);
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) isTyped = false;
  });
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged && isBuildGone) reload();
  });
}
