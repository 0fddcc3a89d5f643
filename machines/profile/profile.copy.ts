import { recordCopy } from '../kit/testing.ts';

export const profileCopy = recordCopy(
  { tr: 'Bilgiler', en: 'the details' },
  { read: 'getProfile', save: 'updateAccount' },
  true,
);
