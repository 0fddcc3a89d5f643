import type { CartItemType } from '../../../domain/cart/index.ts';
import type { paths } from '../../../openapi/types/subscriptions.d.ts';
import { type Api, read } from '../http/index.ts';

interface HeldLine {
  type: CartItemType;
  slug: string;
  quantity: number;
}

/** What a subscription holds, running or ended: its lines of every delivery, without packets that have left the catalogue. */
export async function readHeldLines(api: Api, id: string, signal: AbortSignal): Promise<HeldLine[]> {
  const path = '/private/user/subscriptions/{id}';
  const { packets, products } = await read(api.client<paths>().GET(path, { params: { path: { id } }, signal }));
  return [
    ...packets.flatMap(({ _packet, quantity }): HeldLine[] =>
      _packet ? [{ type: _packet.isCustom ? 'custompacket' : 'packet', slug: _packet.slug, quantity }] : [],
    ),
    ...products.map(({ product: { slug }, quantity }): HeldLine => ({ type: 'product', slug, quantity })),
  ];
}
