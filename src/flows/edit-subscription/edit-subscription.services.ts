import { isPackable } from '../../../domain/product/index.ts';
import {
  connectEditSubscription,
  type EditDraft,
  type EditView,
  hasOtherContents,
} from '../../../machines/edit-subscription/index.ts';
import { reportNamed } from '../../measurement/errors/error-report.ts';
import { listCards } from '../../services/cards/index.ts';
import { listProducts } from '../../services/catalog/index.ts';
import type { Api } from '../../services/http/index.ts';
import { filterPackets } from '../../services/packets/index.ts';
import { priceEdit, readEdit, saveEdit, createEditItem } from '../../services/subscriptions/index.ts';
import { takeIntoBox } from './cart-lines.ts';

type Buyer = { isCharity: boolean };

/** The items that this account may put into a box, and its cards: a charity has no packets and no cards. */
async function readShelf(
  api: Api,
  { isCharity }: Buyer,
  signal: AbortSignal,
): Promise<Pick<EditView, 'items' | 'packable' | 'cards'>> {
  const [products, packets, cards] = await Promise.all([
    listProducts(api, {}, signal),
    isCharity ? [] : filterPackets(api, {}).then(({ items }) => items),
    isCharity ? [] : listCards(api, signal),
  ]);
  const isOffered = ({ isPurchasable, isSuitableFor }: (typeof products)[number]) =>
    isPurchasable && isSuitableFor.subscription && (!isCharity || isSuitableFor.charity);
  const offered = products.filter(isOffered);
  const toItem =
    (kind: 'packet' | 'product', piecesOf: (one: { slug: string }) => string) =>
    (one: (typeof packets | typeof products)[number]) =>
      createEditItem(
        { kind, id: one._id },
        { name: one.name, boxes: null, pieces: piecesOf(one), unitPrice: one.price.subscription, problem: null },
      );
  const kindOf = ({ type, subType }: (typeof products)[number]) => `${type}.${subType}`;
  return {
    items: [
      ...packets.map(toItem('packet', ({ slug }) => slug)),
      ...offered.map((one) => toItem('product', () => `${kindOf(one)}.${one.productSize}`)(one)),
    ],
    packable: isCharity
      ? []
      : offered
          .filter(({ type }) => isPackable(type))
          .map((one) => ({
            id: one._id,
            kind: kindOf(one),
            name: one.name,
            size: one.productSize,
            unitPrice: one.price.subscription,
          })),
    cards: cards.map(({ _id, alias, bankName, lastFourDigits, isExpired }) => ({
      id: _id,
      name: alias || bankName || '',
      lastFourDigits,
      isExpired,
    })),
  };
}

const edited = (draft: EditDraft, view: EditView) => ({
  draft,
  areContentsOther: hasOtherContents(draft, view),
});

/** `onChanged`: lists of subscriptions are out of date. */
export const editSubscriptionFlow = (api: Api, buyer: Buyer, onChanged: () => void) =>
  connectEditSubscription({
    readEdit: async ({ id }, signal) => readEdit(api, id, { buyer, ...(await readShelf(api, buyer, signal)) }, signal),
    priceEdit: ({ view, draft }, signal) => priceEdit(api, view, edited(draft, view), signal),
    async saveEdit({ view, draft, price }, signal) {
      const saved = await saveEdit(api, view, { ...edited(draft, view), price, buyer }, signal);
      onChanged();
      return saved;
    },
    takeFromCart: ({ lines, ...edit }) => takeIntoBox(edit, lines),
    reportUnsold({ id, keys }) {
      void reportNamed(`Subscription ${id} holds what is not sold: ${keys.join(', ')}`);
    },
  });
