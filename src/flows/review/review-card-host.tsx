import { Trans } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { type Account, reviewerName } from '../../../domain/account/index.ts';
import { emptyReview, type ReviewRequest } from '../../../machines/review/review.machine.ts';
import { useApi } from '../../base/data/use-api.ts';
import { useFlow } from '../../base/use-flow.ts';
import { useLatePart } from '../../base/use-late-part.ts';
import { Button } from '../../components/basics/button.tsx';
import { Card } from '../../components/basics/card.tsx';
import { Dialog } from '../../components/dialogs/modal.tsx';
import { Row } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { useSession } from '../session/use-session.ts';
import { ReviewScreen } from './review-screen.tsx';
import { forgetDraft, keepDraft, readDraft } from './review-draft.ts';
import { reviewFlow } from './review.services.ts';

/** The fragment of the URL that the reminder links to. */
const opensAtOnce = (hash: string): boolean => hash === 'review';

/** On the page of a delivered order. */
function ReviewCard({ account }: { account: Account }) {
  const api = useApi();
  const [snapshot, send] = useFlow(() => createActor(reviewFlow(api)));
  const isAsked = useRouterState({ select: ({ location }) => opensAtOnce(location.hash) });
  const [isOpen, setOpen] = useState(isAsked);
  const [draft, setDraft] = useState(() => readDraft(account._id));
  const { types = [] } = snapshot.context.view ?? {};
  const isDone = snapshot.matches('done');
  // Also when a later read found it done: the draft is not offered again.
  useEffect(() => {
    if (isDone) forgetDraft();
  }, [isDone]);
  const change = (next: ReviewRequest) => {
    setDraft(next);
    keepDraft(account._id, next);
  };
  const close = () => {
    setOpen(false);
    if (!isDone) return;
    setDraft(emptyReview);
    send({ type: 'view.refresh' });
  };
  if (types.length === 0 && !isDone) return null;
  return (
    <Card>
      <h2>
        <Trans>Nasıldı?</Trans>
      </h2>
      <Text quiet>
        <Trans>Puan ver, istersen bir iki satır yaz. Ne alacağını düşünenlere yol gösterir.</Trans>
      </Text>
      <Row>
        <Button look="ink" size="small" onClick={() => setOpen(true)}>
          <Trans>Değerlendir</Trans>
        </Button>
      </Row>
      <Dialog
        open={isOpen}
        onClose={close}
        title={
          <Trans>
            Nasıldı? <em>Tek tek söyle</em>
          </Trans>
        }
      >
        <ReviewScreen
          snapshot={snapshot}
          send={send}
          draft={draft}
          onDraft={change}
          reviewer={reviewerName(account)}
          onClose={close}
        />
      </Dialog>
    </Card>
  );
}

const load = () => Promise.resolve({ ReviewCard });
const askLater = () => {};

/** Its texts come with the reminder's, and are loaded beside an order that can be reviewed. */
export function ReviewCardHost() {
  const account = useSession((snapshot) => snapshot.context.account);
  const late = useLatePart('purchase', load, account !== null, askLater);
  return late && account && <late.ReviewCard key={account._id} account={account} />;
}
