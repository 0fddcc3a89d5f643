import { useState } from 'react';
import { boxToAskAbout } from '../../../domain/review/index.ts';
import type { ReviewView } from '../../../machines/review/review.machine.ts';
import { useApi } from '../../base/data/use-api.ts';
import { useAnswer } from '../../base/use-answer.ts';
import { useLatePart } from '../../base/use-late-part.ts';
import { listReviewable } from '../../services/orders/reviewable.service.ts';
import { useSession } from '../session/use-session.ts';
import { keepClosedBox, readClosedBox } from './closed-box.ts';

const load = () => import('./review-corner-host.tsx');
const askLater = () => {};
const nothing: ReviewView = { types: [] };

/** Loads the reminder when a box of this customer can be reviewed. */
function CornerOf({ accountId }: { accountId: string }) {
  const { value: { types } = nothing } = useAnswer(listReviewable, { api: useApi(), owner: accountId });
  const [closed, setClosed] = useState(readClosedBox);
  const orderId = boxToAskAbout(types, closed);
  const late = useLatePart('purchase', load, orderId !== null, askLater);
  const [type] = types;
  if (!late || orderId === null || !type) return null;
  const close = () => {
    keepClosedBox(orderId);
    setClosed(orderId);
  };
  return <late.ReviewCorner accountId={accountId} type={type} onClose={close} />;
}

/** Renders the reminder for a signed-in customer only. */
export function ReviewReminder() {
  const accountId = useSession((snapshot) => snapshot.context.account?._id);
  return accountId === undefined ? null : <CornerOf key={accountId} accountId={accountId} />;
}
