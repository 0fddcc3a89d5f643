import type { CartItemType } from '../../../domain/cart/index.ts';
import type { paths } from '../../../openapi/types/subscriptions.d.ts';
import { type Api, read } from '../http/index.ts';

interface SubscriptionLine {
  type: CartItemType;
  slug: string;
  quantity: number;
}

/** The lines in every delivery of a subscription, running or ended, without packets that have left the catalogue. */
export async function readSubscriptionLines(api: Api, id: string, signal: AbortSignal): Promise<SubscriptionLine[]> {
  const path = '/private/user/subscriptions/{id}';
  const { packets, products } = await read(api.client<paths>().GET(path, { params: { path: { id } }, signal }));
  return [
    ...packets.flatMap(({ _packet, quantity }): SubscriptionLine[] =>
      _packet ? [{ type: _packet.isCustom ? 'custompacket' : 'packet', slug: _packet.slug, quantity }] : [],
    ),
    ...products.map(({ product: { slug }, quantity }): SubscriptionLine => ({ type: 'product', slug, quantity })),
  ];
}
