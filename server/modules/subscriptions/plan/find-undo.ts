import type { SubscriptionAction } from '../../../../domain/subscription/index.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { findUndoable, type Undoable } from './action-log.repository.ts';
import type { LoadedPlan } from './loaded-plan.ts';
import { keysOfItems, readCatalogItems } from './items.ts';

type Undo = { action: Extract<SubscriptionAction, { kind: 'undo' }>; newest: Undoable };

/**
 * Undoes a subscription's newest action: null without one, or where going back needs something that was deleted, a
 * card or something of the catalogue.
 */
export async function findUndo(db: Executor, loaded: LoadedPlan, subscriptionId: string): Promise<Undo | null> {
  const newest = await findUndoable(db, subscriptionId);
  if (!newest) return null;
  const { before, after } = newest;
  const isCardBack = before.card !== null && before.card.id !== after.card?.id;
  if (isCardBack && !loaded.cards.some(({ id }) => id === before.card?.id)) return null;
  const existing = new Set(loaded.rows.get(subscriptionId)?.lines.map(({ id }) => id));
  const back = before.lines.filter(({ id }) => !existing.has(id)).map(({ item }) => item);
  const found =
    back.length > 0 ? await readCatalogItems(db, await keysOfItems(db, back), newest.at) : new Map<string, never>();
  if (back.some((item) => !found.has(item))) return null;
  return { action: { kind: 'undo', before, after }, newest };
}
