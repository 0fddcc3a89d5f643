import { listCopy } from '../kit/testing.ts';

export const cardsCopy = listCopy(
  { tr: 'Kartlar', en: 'the cards' },
  { read: 'listCards', makePrimary: 'makeCardPrimary', delete: 'deleteCard' },
  'confirm',
);
