import { toFailure } from '../../../domain/failure/index.ts';

/** A list that is here, or could not be had. */
export type Read<List> = { state: 'ready'; value: List } | { state: 'failed'; isOffline: boolean };

/**
 * A list that the address asks for. What fails on a page that stays open (another filter, the next page) is shown where
 * the list would stand; what fails while a page is opened is the page's own failure.
 */
export async function readPackets<List>(cause: string, reading: Promise<List>): Promise<Read<List>> {
  try {
    return { state: 'ready', value: await reading };
  } catch (error) {
    if (cause !== 'stay') throw error;
    return { state: 'failed', isOffline: toFailure(error).kind === 'offline' };
  }
}
