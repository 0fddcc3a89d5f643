import { actCopy } from '../kit/testing.ts';

const family = actCopy(
  { tr: 'Tutulan veriler', en: 'what the shop holds' },
  { read: 'getHeldData', act: 'downloadHeldData', isTraced: false },
);

export const heldDataCopy = {
  ...family,
  events: {
    ...family.events,
    'act.submit': { tr: 'Müşteri verilerini istedi', en: 'The customer asks for their data' },
  },
};
