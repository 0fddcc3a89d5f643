import { rejected } from '../../../domain/failure/index.ts';
import type { OrderView } from '../../../machines/order/order.machine.ts';
import { type CartChoice, listProducts } from '../../services/catalog/index.ts';
import type { Api } from '../../services/http/index.ts';
import { findPacketBySlug } from '../../services/packets/index.ts';

type KnownLine = Pick<OrderView['lines'][number], 'type' | 'slug' | 'quantity'>;

const isPacket = ({ type }: KnownLine) => type === 'packet' || type === 'custompacket';

export interface AgainLine {
  item: CartChoice;
  quantity: number;
}

/** The lines that are still sold, as cart lines at today's prices. Rejects with ITEM_UNAVAILABLE for none. */
export async function linesAgain(api: Api, lines: readonly KnownLine[], signal: AbortSignal): Promise<AgainLine[]> {
  const shelf = lines.every(isPacket) ? [] : await listProducts(api, {}, signal);
  const found = await Promise.all(
    lines.map(async (line) => {
      const { slug, quantity } = line;
      const sold = isPacket(line)
        ? await findPacketBySlug(api, slug, signal)
        : shelf.find((product) => product.slug === slug);
      return sold ? [{ item: sold.choice, quantity }] : [];
    }),
  );
  const all = found.flat();
  if (all.length === 0) throw rejected({ code: 'ITEM_UNAVAILABLE' });
  return all;
}
