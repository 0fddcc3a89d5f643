import { isRecord } from '../../../domain/untrusted/index.ts';
import type { KeptDraft } from '../../../machines/edit-subscription/index.ts';
import { openRecord } from '../../storage/browser-record.ts';

/** Of this tab: the contents of a customer's box are not left on a device that others use. Raise it with the draft's shape. */
const draftRecord = () => openRecord('sessionStorage', 'edit-draft', 2);

type Whose = { accountId: string; subscriptionId: string };

const keptBy = (accountId: string): Readonly<Record<string, KeptDraft>> => {
  const kept = draftRecord()?.read();
  return kept?.['accountId'] === accountId && isRecord(kept['drafts'])
    ? (kept['drafts'] as Record<string, KeptDraft>)
    : {};
};

/** What this customer has left unsaved in this tab, also before it was reloaded or the session ended. */
export const readEditDraft = ({ accountId, subscriptionId }: Whose): KeptDraft | null =>
  keptBy(accountId)[subscriptionId] ?? null;

/** Null: it is saved, or discarded. */
export function keepEditDraft({ accountId, subscriptionId }: Whose, draft: KeptDraft | null): void {
  const { [subscriptionId]: before, ...others } = keptBy(accountId);
  if (!draft && !before) return;
  try {
    draftRecord()?.write({ accountId, drafts: draft ? { ...others, [subscriptionId]: draft } : others });
  } catch {
    // A full storage must not block the change of the box: what is typed is on the page.
  }
}

/** On signing out. */
export const forgetEditDrafts = (): void => draftRecord()?.forget();
