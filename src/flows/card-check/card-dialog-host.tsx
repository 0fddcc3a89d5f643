import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createActor } from 'xstate';
import { useFlow } from '../../base/use-flow.ts';
import { cardsQuery } from '../../services/cards/index.ts';
import type { Api } from '../../services/http/index.ts';
import { Challenge } from '../three-d-secure/challenge.tsx';
import { CardDialog } from './card-dialog.tsx';
import { cardCheckFlow } from './card-check.services.ts';
import { cardCheckViews } from './challenge-views.tsx';

export interface CardDialogHostProps {
  api: Api;
  loginPath: string;
  /** Id of the added card; null if none was added, or the cards cannot be read now. */
  onEnd: (cardId: string | null) => void;
}

/** One card check per dialog: mounting opens it, and it calls `onEnd` when it is done. */
export function CardDialogHost({ api, loginPath, onEnd }: CardDialogHostProps) {
  const queries = useQueryClient();
  const query = cardsQuery(api);
  const [known] = useState(() => queries.getQueryData(query.queryKey) ?? []);
  const choose = async () => {
    const cards = await queries.fetchQuery({ ...query, staleTime: 0 });
    const added = cards.find(({ _id }) => !known.some((one) => one._id === _id));
    if (added) onEnd(added._id);
  };
  // If the cards cannot be read, the dialog shows the outcome itself.
  const onSaved = () => void choose().catch(() => null);
  const [snapshot, send] = useFlow(() =>
    createActor(cardCheckFlow(api, onSaved), { input: { attemptId: null, keySeed: crypto.randomUUID() } }),
  );
  const { value } = snapshot;
  const isBegun = useRef(false);
  useEffect(() => {
    if (value === 'closed' && isBegun.current) onEnd(null);
    else if (value === 'closed') send({ type: 'card.add' });
    else if (value !== 'looking') isBegun.current = true;
  }, [value, send, onEnd]);
  const { challenge } = snapshot.children;
  return (
    <CardDialog
      snapshot={snapshot}
      send={send}
      challenge={challenge && <Challenge actor={challenge} loginPath={loginPath} views={cardCheckViews} />}
      onClose={() => onEnd(null)}
      loginPath={loginPath}
      now={Date.now}
    />
  );
}
