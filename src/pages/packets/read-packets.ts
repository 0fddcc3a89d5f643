import { toFailure } from '../../../domain/failure/index.ts';
import type { PacketFilter } from '../../services/packets/index.ts';

/** A list, or the failure of reading it. */
export type Read<List> = { state: 'ready'; value: List } | { state: 'failed'; isOffline: boolean };

/**
 * A list for the filter in the URL. A failure on a page that stays open (another filter, the next page) is shown in
 * place of the list; a failure while a page is opened is the page's own.
 */
export async function readPackets<List>(cause: string, reading: Promise<List>): Promise<Read<List>> {
  try {
    return { state: 'ready', value: await reading };
  } catch (error) {
    if (cause !== 'stay') throw error;
    return { state: 'failed', isOffline: toFailure(error).kind === 'offline' };
  }
}

/** Limit and order apply to the subscription's price, which is shown large, unless another purchase type is chosen. */
export const askedBy = (filter: PacketFilter): PacketFilter => ({ purchaseType: 'subscription', ...filter });
