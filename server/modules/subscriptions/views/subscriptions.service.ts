import type { Executor } from '../../../platform/database/database.ts';
import { findSubscription } from './subscriptions.repository.ts';

export const ownsSubscription = async (db: Executor, accountId: string, id: string): Promise<boolean> =>
  (await findSubscription(db, accountId, id)) !== null;
