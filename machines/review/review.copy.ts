import { actCopy } from '../kit/testing.ts';

const family = actCopy(
  { tr: 'Değerlendirilecekler', en: 'what can be reviewed' },
  { read: 'listUnreviewedProducts', act: 'createReview' },
);

export const reviewCopy = {
  ...family,
  events: {
    ...family.events,
    'act.submit': { tr: 'Müşteri puan verdi, belki bir şey yazdı', en: 'The customer gives points, and may write' },
  },
};
