import { toFailure } from '../../../domain/failure/index.ts';
import type { PacketFilter } from '../../services/packets/index.ts';

/** A list that is here, or could not be had. */
export type Read<List> = { state: 'ready'; value: List } | { state: 'failed'; isOffline: boolean };

/**
 * A list that the address asks for. What fails on a page that stays open (another filter, the next page) is shown where
 * the list would be; what fails while a page is opened is the page's own failure.
 */
export async function readPackets<List>(cause: string, reading: Promise<List>): Promise<Read<List>> {
  try {
    return { state: 'ready', value: await reading };
  } catch (error) {
    if (cause !== 'stay') throw error;
    return { state: 'failed', isOffline: toFailure(error).kind === 'offline' };
  }
}

/** A limit and an order mean the price of a subscription, which is shown large on the shelf, unless another one is chosen. */
export const askedBy = (filter: PacketFilter): PacketFilter => ({ purchaseType: 'subscription', ...filter });
