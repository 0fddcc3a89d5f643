import { useState } from 'react';
import { blankCard } from '../../components/payment/card-draft.ts';
import type { CardCheckProps } from './card-check.types.ts';

/** What is typed of a card: it lives on the page and nowhere else, and is cleared with its form. */
export function useTypedCard(check: CardCheckProps) {
  const [draft, setDraft] = useState(blankCard);
  const adding: CardCheckProps = {
    snapshot: check.snapshot,
    send: (event) => {
      // Another card is another number; the one before is not kept in sight.
      const isAnother = event.type === 'card.add' && !check.snapshot.matches('occupied');
      if (event.type === 'card.close' || isAnother) setDraft(({ holder }) => ({ ...blankCard, holder }));
      check.send(event);
    },
  };
  const write = (change: Partial<typeof draft>) => setDraft((held) => ({ ...held, ...change }));
  return { adding, draft, write };
}
