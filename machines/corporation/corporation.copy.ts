import { recordCopy } from '../kit/testing.ts';

export const corporationCopy = recordCopy(
  { tr: 'Kurum bilgileri', en: 'the organisation' },
  { read: 'getProfile', save: 'updateCorporationProfile' },
);
