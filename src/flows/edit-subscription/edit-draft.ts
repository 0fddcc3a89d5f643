import { isRecord } from '../../../domain/untrusted/index.ts';
import type { KeptDraft } from '../../../machines/edit-subscription/index.ts';
import { openRecord } from '../../storage/browser-record.ts';

/** Per tab: the device may be shared, and a draft shows a customer's box. Raise the version with the draft's shape. */
const draftRecord = () => openRecord('sessionStorage', 'edit-draft', 2);

type Whose = { accountId: string; subscriptionId: string };

const keptBy = (accountId: string): Readonly<Record<string, KeptDraft>> => {
  const kept = draftRecord()?.read();
  return kept?.['accountId'] === accountId && isRecord(kept['drafts'])
    ? (kept['drafts'] as Record<string, KeptDraft>)
    : {};
};

/** The customer's unsaved draft in this tab. It survives a reload and the end of the session. */
export const readEditDraft = ({ accountId, subscriptionId }: Whose): KeptDraft | null =>
  keptBy(accountId)[subscriptionId] ?? null;

/** Null once it is saved or discarded. */
export function keepEditDraft({ accountId, subscriptionId }: Whose, draft: KeptDraft | null): void {
  const { [subscriptionId]: before, ...others } = keptBy(accountId);
  if (!draft && !before) return;
  try {
    draftRecord()?.write({ accountId, drafts: draft ? { ...others, [subscriptionId]: draft } : others });
  } catch {
    // Storage is full: that must not block the change, and the page still has the draft.
  }
}

/** Call on signing out. */
export const forgetEditDrafts = (): void => draftRecord()?.forget();
