import { recordCopy } from '../kit/testing.ts';

export const corporationCopy = recordCopy(
  { tr: 'Kurum bilgileri', en: 'the organization' },
  { read: 'getProfile', save: 'updateCorporationProfile' },
);
