import { actCopy } from '../kit/testing.ts';

const family = actCopy({ tr: 'Arama isteği', en: 'the call' }, { read: 'findOpenCallRequest', act: 'sendCallRequest' });

export const callRequestCopy = {
  ...family,
  events: { ...family.events, 'act.submit': { tr: 'Müşteri aranmak istedi', en: 'The customer asks for a call' } },
};
