import type { components, paths } from '../../../openapi/types/cards.d.ts';
import { type Api, read } from '../http/index.ts';

export type SavedCard = components['schemas']['Card'];

/** The customer's saved cards, the primary one first. Numbers are masked. */
export function listCards(api: Api, signal?: AbortSignal): Promise<SavedCard[]> {
  return read(api.client<paths>().POST('/private/user/cards/read', { signal }));
}
