import { useQuery } from '@tanstack/react-query';
import { picturePath } from '../../../../domain/product/index.ts';
import type { SubscriptionDialog } from '../../../../machines/subscription/index.ts';
import { useApi } from '../../../base/data/use-api.ts';
import { addressesQuery } from '../../../services/addresses/index.ts';
import { cardsQuery, type SavedCard } from '../../../services/cards/index.ts';
import type { Api } from '../../../services/http/index.ts';
import type { Shelf, ShelfProduct } from '../plan/subscription.types.ts';

async function readProducts(api: Api, isCharity: boolean, signal: AbortSignal): Promise<ShelfProduct[]> {
  const { listProducts } = await import('../../../services/catalog/index.ts');
  const products = await listProducts(api, {}, signal);
  return products
    .filter(
      ({ type, isPurchasable, isSuitableFor }) =>
        type !== 'donation' && isPurchasable && (!isCharity || isSuitableFor.charity),
    )
    .map(({ _id, type, subType, productSize, name, price, picture }) => ({
      id: _id,
      type,
      subType,
      size: productSize,
      name,
      price: price.oneTimePurchase,
      picture: picturePath(picture),
    }));
}

const toChoice = ({ _id, alias, bankName, lastFourDigits, isExpired }: SavedCard) => ({
  id: _id,
  name: alias || bankName || '',
  lastFourDigits,
  isExpired,
});

/** The choices in a subscription's dialogs, read when one opens. Addresses are read at once, for their names. */
export function useShelf({ dialog, isCharity }: { dialog: SubscriptionDialog | null; isCharity: boolean }): Shelf {
  const api = useApi();
  const addresses = useQuery(addressesQuery(api));
  const products = useQuery({
    queryKey: ['extras', isCharity],
    queryFn: ({ signal }) => readProducts(api, isCharity, signal),
    enabled: dialog === 'extras',
  });
  const cards = useQuery({ ...cardsQuery(api), enabled: dialog === 'card' });
  return { addresses: addresses.data, products: products.data, cards: cards.data?.map(toChoice) };
}
