import type { ConsentChoices } from '../../../domain/consent/index.ts';
import { fieldsOf, isText } from '../../../domain/untrusted/index.ts';
import { mayUse } from './consent.ts';
import { openRecord } from '../../storage/browser-record.ts';

/** A visit of this tab, and the choices last sent to the server. */
export type Visit = ConsentChoices & { readonly id: string };

const record = () => openRecord('sessionStorage', 'visit', 2);

/** Visits of this browser's tabs, closed ones too: a consent withdrawn in one tab is withdrawn in all. */
const begun = () => openRecord('localStorage', 'visits', 1);
const begunKeptFor = 24 * 3_600_000;
const mostBegun = 20;

type BegunVisit = Visit & { readonly at: number };

function listBegun(): BegunVisit[] {
  const { visits } = fieldsOf(begun()?.read());
  if (!Array.isArray(visits)) return [];
  return visits.flatMap((one: unknown) => {
    const { id, at, analytics, marketing } = fieldsOf(one);
    const isRecent = typeof at === 'number' && Date.now() - at < begunKeptFor;
    return isText(id) && isRecent ? [{ id, at, analytics: analytics === true, marketing: marketing === true }] : [];
  });
}

/** Stores the choices that were last sent for a visit; a visit that is not measured any more is removed. */
export function noteBegun(visit: Visit): void {
  const others = listBegun().filter(({ id }) => id !== visit.id);
  const visits = visit.analytics ? [{ ...visit, at: Date.now() }, ...others].slice(0, mostBegun) : others;
  try {
    if (visits.length > 0) begun()?.write({ visits });
    else begun()?.forget();
  } catch {
    // Storage is full: a choice then applies to this tab only.
  }
}

/** Visits for which the server still has a consent that was withdrawn. */
export const withdrawnVisits = (): readonly Visit[] =>
  listBegun().filter(
    ({ analytics, marketing }) => (analytics && !mayUse('analytics')) || (marketing && !mayUse('marketing')),
  );

export function readVisit(): Visit | null {
  const { id, analytics, marketing } = fieldsOf(record()?.read());
  const isWhole = typeof id === 'string' && /^[0-9a-f]{32}$/.test(id);
  return isWhole ? { id, analytics: analytics === true, marketing: marketing === true } : null;
}

/** Throws without storage: such a visit would begin again with every page. */
export function keepVisit(visit: Visit): void {
  const kept = record();
  if (!kept) throw new Error('A visit that cannot be kept is not measured.');
  kept.write(visit);
  noteBegun(visit);
}

export const chosen = (): ConsentChoices => ({ analytics: mayUse('analytics'), marketing: mayUse('marketing') });

/** Whether the visitor has changed the choices since they were sent. */
export const hasOtherChoice = ({ analytics, marketing }: ConsentChoices): boolean =>
  analytics !== mayUse('analytics') || marketing !== mayUse('marketing');

/** The visit that an outcome is measured for; null while its visitor does not allow it. */
export const currentVisit = (): string | null => (mayUse('analytics') ? (readVisit()?.id ?? null) : null);
