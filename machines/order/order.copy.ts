import { actCopy } from '../kit/testing.ts';

const family = actCopy({ tr: 'Sipariş', en: 'the order' }, { read: 'getOrder', act: 'cancelOrder' });

export const orderCopy = {
  ...family,
  events: {
    ...family.events,
    'act.submit': {
      tr: 'Müşteri mektup yazdı ya da çıkardı, siparişi iptal etti, bir sorun bildirdi ya da belgesini istedi',
      en: 'The customer writes or takes out a letter, cancels the order, reports a problem, or asks for its papers',
    },
  },
};
