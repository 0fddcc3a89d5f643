import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../http/index.ts';
import { listCards } from './cards.service.ts';

export const cardsQuery = (api: Api) =>
  queryOptions({ queryKey: ['cards'], queryFn: ({ signal }) => listCards(api, signal), meta: { tag: 'Account' } });
