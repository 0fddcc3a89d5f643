import type { components } from '../../../openapi/types/search.d.ts';
import type { Found } from '../../platform/search-index/search-index.ts';
import type { ProductView, WithCatalogue } from '../catalog/index.ts';
import type { PacketView, WithPacketStore } from '../packets/index.ts';

type Offer = components['schemas']['SearchOffer'];

/** Search results show prices and stock from the sources of the cards; the index contains neither. */
type Shown = { products: readonly ProductView[]; packets: readonly PacketView[] };

/** Offer of the pictured size, or of another one in stock. A shelf of products has no price. */
function productOffer({ id, slug }: Found, { products }: Shown): Offer | null {
  const sizes = products.filter(({ pageIdentifier }) => pageIdentifier === id);
  const pictured = sizes.find((size) => size.slug === slug);
  const box = pictured?.isInStock ? pictured : (sizes.find(({ isInStock }) => isInStock) ?? pictured);
  if (!box) return null;
  const { oneTimePurchase, subscription } = box.price;
  return {
    price: { ...(box.isSuitableFor.subscription && { subscription }), oneTimePurchase },
    pieces: box.productSize,
    isInStock: box.isInStock,
  };
}

function packetOffer({ id }: Found, { packets }: Shown): Offer | null {
  const packet = packets.find(({ _id }) => _id === id);
  if (!packet) return null;
  const { price, summary, isInStock } = packet;
  return { price, pieces: summary.reduce((pieces, { amount }) => pieces + amount, 0), isInStock };
}

export async function readShown({ catalogue, packetStore }: WithCatalogue & WithPacketStore): Promise<Shown> {
  const [{ data }, { entries }] = await Promise.all([catalogue.read(), packetStore.read()]);
  return { products: data.views, packets: entries.map(({ view }) => view) };
}

/** The current price of a search result; null for results that are not sold as one item. */
export function offerOf(found: Found, shown: Shown): Offer | null {
  if (found.kind === 'product') return productOffer(found, shown);
  return found.kind === 'packet' ? packetOffer(found, shown) : null;
}
