import { actCopy } from '../kit/testing.ts';

const family = actCopy({ tr: 'Sipariş', en: 'the order' }, { read: 'getOrder', act: 'cancelOrder' });

export const orderCopy = {
  ...family,
  events: {
    ...family.events,
    'act.submit': {
      tr: 'Müşteri mektup yazdı ya da çıkardı, siparişi iptal etti ya da bir sorun bildirdi',
      en: 'The customer writes or takes out a letter, cancels the order, or reports a problem',
    },
  },
};
