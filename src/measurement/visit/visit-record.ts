import type { ConsentChoices } from '../../../domain/consent/index.ts';
import { fieldsOf } from '../../../domain/untrusted/index.ts';
import { mayUse } from './consent.ts';
import { openRecord } from '../../storage/browser-record.ts';

/** A visit of this tab, and the choices last sent to the server. */
export type Visit = ConsentChoices & { readonly id: string };

const record = () => openRecord('sessionStorage', 'visit', 2);

export function readVisit(): Visit | null {
  const { id, analytics, marketing } = fieldsOf(record()?.read());
  const isWhole = typeof id === 'string' && /^[0-9a-f]{32}$/.test(id);
  return isWhole ? { id, analytics: analytics === true, marketing: marketing === true } : null;
}

/** Throws where nothing can be kept: such a visit would begin again with every page. */
export function keepVisit(visit: Visit): void {
  const kept = record();
  if (!kept) throw new Error('A visit that cannot be kept is not measured.');
  kept.write(visit);
}

export const chosen = (): ConsentChoices => ({ analytics: mayUse('analytics'), marketing: mayUse('marketing') });

/** Whether the visitor has changed the choices since they were sent. */
export const hasOtherChoice = ({ analytics, marketing }: ConsentChoices): boolean =>
  analytics !== mayUse('analytics') || marketing !== mayUse('marketing');

/** The visit that an outcome is measured for; null while its visitor does not allow it. */
export const currentVisit = (): string | null => (mayUse('analytics') ? (readVisit()?.id ?? null) : null);
