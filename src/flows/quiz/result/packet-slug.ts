import { formatPacketSlug } from '../../../../domain/packet/index.ts';
import { parsePageIdentifier } from '../../../../domain/product/index.ts';
import type { Recommendation } from '../../../../domain/quiz/index.ts';

/** Slug of the custom packet with the recommended contents. */
export const packetSlugOf = ({ items }: Pick<Recommendation, 'items'>) =>
  formatPacketSlug(
    items.flatMap(({ _subType, amount }) => {
      const kind = parsePageIdentifier(_subType);
      return kind ? [{ ...kind, count: amount }] : [];
    }),
  );
