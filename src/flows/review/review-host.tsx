import { Trans, useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { createActor } from 'xstate';
import { reviewerName } from '../../../domain/account/index.ts';
import { boxToAskAbout, mayRemindOn } from '../../../machines/review/index.ts';
import { useApi } from '../../app/use-api.ts';
import { useFlow } from '../../app/use-flow.ts';
import { Button, IconButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { CloseIcon } from '../../components/icons.tsx';
import { Dialog } from '../../components/modal.tsx';
import { LinePicture } from '../../components/picture.tsx';
import { Row } from '../../components/stack.tsx';
import { Text } from '../../components/text.tsx';
import { useSession } from '../session/use-session.ts';
import { emptyDraft, type ReviewDraft, ReviewScreen } from './index.tsx';
import { PointsButtons } from './points-field.tsx';
import { forgetDraft, keepClosedBox, keepDraft, readClosedBox, readDraft } from './review-records.ts';
import { reviewFlow } from './review.services.ts';
import { Corner } from './review.styles.ts';

/** The flow with its dialog. `open(points)` begins with points for the first type. */
function useReview(accountId: string, reviewer: string) {
  const api = useApi();
  const [snapshot, send] = useFlow(() => createActor(reviewFlow(api)));
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(() => readDraft(accountId));
  const change = (next: ReviewDraft) => {
    setDraft(next);
    keepDraft(accountId, next);
  };
  const close = () => {
    setOpen(false);
    if (!snapshot.matches('done')) return;
    setDraft(emptyDraft);
    forgetDraft();
    send({ type: 'view.refresh' });
  };
  const open = (points = 0) => {
    const [type] = snapshot.context.view?.types ?? [];
    const others = draft.items.filter(({ typeId }) => typeId !== type?.typeId);
    if (type && points > 0) change({ ...draft, items: [{ typeId: type.typeId, points, text: '' }, ...others] });
    setOpen(true);
  };
  const dialog = (
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
        reviewer={reviewer}
        onClose={close}
      />
    </Dialog>
  );
  return { view: snapshot.context.view, dialog, open, isOpen };
}

interface ReviewPartProps {
  accountId: string;
  reviewer: string;
}

/** On the page of a delivered order. */
function ReviewCard(props: ReviewPartProps) {
  const { view, dialog, open, isOpen } = useReview(props.accountId, props.reviewer);
  if (!isOpen && (!view || view.types.length === 0)) return null;
  return (
    <Card>
      <h2>
        <Trans>Nasıldı?</Trans>
      </h2>
      <Text quiet>
        <Trans>Puan ver, istersen bir iki satır yaz. Ne alacağını düşünenlere yol gösterir.</Trans>
      </Text>
      <Row>
        <Button look="ink" size="small" onClick={() => open()}>
          <Trans>Değerlendir</Trans>
        </Button>
      </Row>
      {dialog}
    </Card>
  );
}

/** In the corner of a page, once for each box. Spec §2. */
function ReviewCorner(props: ReviewPartProps) {
  const { t } = useLingui();
  const id = useId();
  const { view, dialog, open, isOpen } = useReview(props.accountId, props.reviewer);
  const [closed, setClosed] = useState(readClosedBox);
  const orderId = boxToAskAbout(view, closed);
  const slug = view?.types[0]?.products[0]?.slug;
  const close = (box: string) => {
    keepClosedBox(box);
    setClosed(box);
  };
  return (
    <>
      {orderId !== null && slug !== undefined && !isOpen && (
        <Corner aria-labelledby={id}>
          <LinePicture type="product" slug={slug} width={72} />
          <h2 id={id}>
            <Trans>Geçen kutun nasıldı?</Trans>
          </h2>
          <IconButton aria-label={t`Kapat, bu kutu için sorma`} onClick={() => close(orderId)}>
            <CloseIcon />
          </IconButton>
          <PointsButtons onChoose={open} />
        </Corner>
      )}
      {dialog}
    </>
  );
}

/** Asks only on behalf of who is signed in, and in the corner only where it may. */
export function Review({ place }: { place: 'card' | 'corner' }) {
  const account = useSession((snapshot) => snapshot.context.account);
  const path = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname });
  if (!account || (place === 'corner' && !mayRemindOn(path))) return null;
  const Part = place === 'card' ? ReviewCard : ReviewCorner;
  return <Part key={account._id} accountId={account._id} reviewer={reviewerName(account)} />;
}
