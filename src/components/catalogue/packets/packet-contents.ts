import type { Locale } from '../../../../domain/locale/index.ts';
import { packetContentsOf, packetOfLine } from '../../../../domain/packet/index.ts';
import { contentsInWords } from './packet-words.ts';

/** Contents of a packet in a cart or an order, "8 standart ped, 20 süper ped"; null for a line that is no packet. */
export function contentsOfLine(line: { type: string; slug: string }, locale: Locale): string | null {
  const packet = packetOfLine(line);
  if (!packet) return null;
  const { items } = packetContentsOf(packet);
  const summary = items.map(({ type, subType, count }) => ({ _subType: `${type}-${subType}`, amount: count }));
  return contentsInWords(summary, locale).join(', ');
}
