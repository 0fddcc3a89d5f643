import { offline } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import type { BoxOffer } from '../../domain/packet/index.ts';
import type { FlowSpec } from 'model-testing';
import { customPacketEdgeWords } from './custom-packet.edge-words.ts';
import { customPacketBeyondBrowser } from './custom-packet.beyond-browser.ts';
import { customPacketInvariants } from './custom-packet.invariants.ts';
import { customPacketMachine } from './custom-packet.machine.ts';
import { customPacketNames } from './custom-packet.names.ts';
import { customPacketPromises } from './custom-packet.promises.ts';
import type { CustomPacketInput } from './custom-packet.types.ts';

const offer = (_product: string, size: number, oneTime: number): BoxOffer => ({
  _product,
  size,
  price: { subscription: kurus(oneTime - 1_000), oneTimePurchase: kurus(oneTime) },
});

const input: CustomPacketInput = {
  shelves: [
    { type: 'pad', subType: 'super', offers: [offer('pad-super-8', 8, 8_990), offer('pad-super-12', 12, 13_990)] },
    { type: 'tampon', subType: 'mini', offers: [offer('tampon-mini-8', 8, 7_990)] },
  ],
  slug: null,
  replaces: null,
};

export const customPacketFlow = {
  name: 'custom-packet',
  machine: customPacketMachine,
  inputs: {
    emptyBox: input,
    readyMade: { ...input, slug: 'pad.super.20_gizem-package', purchaseType: 'oneTimePurchase' },
    inPlaceOfALine: { ...input, slug: 'tampon.mini.8_custom', replaces: 'custompacket:tampon.mini.8_custom' },
    junk: { ...input, slug: 'nonsense' },
  },
  events: {
    'count.set': [
      { shelf: 'pad.super', count: 8 },
      { shelf: 'pad.super', count: 36 },
      { shelf: 'pad.super', count: 9 },
      { shelf: 'pad.super', count: 0 },
    ],
    'purchaseType.choose': [{ purchaseType: 'oneTimePurchase' }, { purchaseType: 'subscription' }],
    'packet.load': [{ slug: 'pad.super.20_gizem-package' }, { slug: 'nonsense' }],
  },
  outcomes: {
    place: {
      done: { added: 'added', replaced: 'replaced', alreadyInCart: 'alreadyInCart' },
      failed: { noCart: offline() },
    },
  },
  project: ({ context }) => ({
    counts: context.counts,
    purchaseType: context.purchaseType,
    removed: context.removed !== null,
    failure: context.failure !== null,
  }),
  tags: { busy: ['placing'], inCart: ['placed', 'duplicate'] },
  invariants: customPacketInvariants,
  promises: customPacketPromises,
  beyondBrowser: customPacketBeyondBrowser,
  equivalent: [
    {
      mutant: 'retarget to customPacket.opening: customPacket.empty packet.restore[0]',
      reason: 'what was removed is never empty, so `opening` leads to filled at once',
    },
    {
      mutant: 'retarget to customPacket.opening: customPacket.filled packet.empty[0]',
      reason: 'an emptied box makes `opening` lead to empty at once',
    },
  ],
  words: {
    ...customPacketNames,
    ...customPacketEdgeWords,
    'count.set': { tr: 'Alışverişçi bir sayı seçti', en: 'The shopper chose a number' },
    'purchaseType.choose': { tr: 'Alışverişçi satın alma biçimini seçti', en: 'The shopper chose how to buy' },
    'packet.load': { tr: 'Alışverişçi hazır bir paketle başladı', en: 'The shopper began with a ready-made packet' },
    'packet.empty': { tr: 'Alışverişçi kutuyu boşalttı', en: 'The shopper emptied the box' },
    'packet.restore': { tr: 'Alışverişçi geri aldı', en: 'The shopper took it back' },
    'packet.add': { tr: 'Alışverişçi sepete ekle dedi', en: 'The shopper pressed add to cart' },
    'place.done.added': { tr: 'Sepete eklendi', en: 'It was added to the cart' },
    'place.done.replaced': { tr: 'Sepetteki kutunun yerine geçti', en: 'It took the place of the box in the cart' },
    'place.done.alreadyInCart': { tr: 'Bu kutu zaten sepette', en: 'This box is in the cart already' },
    'place.failed.noCart': { tr: 'Sepete ulaşılamadı', en: 'The cart could not be reached' },
    'after.placeLimit': { tr: '5 saniye cevap gelmedi', en: '5 seconds pass without an answer' },
  },
} satisfies FlowSpec<typeof customPacketMachine>;
