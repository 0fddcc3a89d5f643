import { actCopy } from '../kit/testing.ts';

const family = actCopy({ tr: 'Aile kodu', en: 'the family code' }, { read: 'getFamilyCode', act: 'editFamilyCode' });

export const familyCodeCopy = {
  ...family,
  events: {
    ...family.events,
    'act.submit': { tr: 'Müşteri başka bir kod istedi', en: 'The customer wants another code' },
  },
};
