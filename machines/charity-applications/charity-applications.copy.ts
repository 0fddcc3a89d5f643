import { actCopy } from '../kit/testing.ts';

const family = actCopy(
  { tr: 'Başvurular', en: 'the applications' },
  { read: 'listApplicationRequests', act: 'updateApplicationQuantity' },
);

export const charityApplicationsCopy = {
  ...family,
  events: {
    ...family.events,
    'act.submit': { tr: 'Kurum paket adedini değiştirdi', en: 'The charity changes the quantity' },
  },
};
