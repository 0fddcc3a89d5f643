import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { createActor } from 'xstate';
import { pathIn } from '../../../domain/locale/index.ts';
import { boxToAskAbout } from '../../../machines/review/review.machine.ts';
import { useApi } from '../../base/data/use-api.ts';
import { useFlow } from '../../base/use-flow.ts';
import { IconButton } from '../../components/basics/button.tsx';
import { CloseIcon } from '../../components/basics/icons.tsx';
import { LinePicture } from '../../components/pictures/picture.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import { useSession } from '../session/use-session.ts';
import { PointsButtons } from './points-buttons.tsx';
import { keepClosedBox, readClosedBox } from './closed-box.ts';
import { keepDraft, readDraft } from './review-draft.ts';
import { reviewFlow } from './review.services.ts';
import { Corner, cornerRoom } from './review.styles.ts';

/** In the corner of a page, once for each box: a star leads to the order, where the review is written. Spec §2. */
function CornerOf({ accountId }: { accountId: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const api = useApi();
  const router = useRouter();
  const id = useId();
  const [{ context }] = useFlow(() => createActor(reviewFlow(api)));
  const [closed, setClosed] = useState(readClosedBox);
  const orderId = boxToAskAbout(context.view, closed);
  const [type] = context.view?.types ?? [];
  if (orderId === null || !type) return null;
  cornerRoom();
  const close = () => {
    keepClosedBox(orderId);
    setClosed(orderId);
  };
  const begin = (points: number) => {
    const draft = readDraft(accountId);
    const others = draft.items.filter(({ typeId }) => typeId !== type.typeId);
    keepDraft(accountId, { ...draft, items: [...others, { typeId: type.typeId, points, text: '' }] });
    close();
    void router.navigate({ href: pathIn(locale, `/account/orders/${orderId}#review`) });
  };
  return (
    <Corner aria-labelledby={id} data-corner="">
      <LinePicture type="product" slug={type.products[0]?.slug ?? ''} width={72} />
      <h2 id={id}>
        <Trans>Geçen kutun nasıldı?</Trans>
      </h2>
      <IconButton aria-label={t`Kapat, bu kutu için sorma`} onClick={close}>
        <CloseIcon />
      </IconButton>
      <PointsButtons onChoose={begin} />
    </Corner>
  );
}

/** Asks on behalf of the signed-in customer only. */
export function ReviewCorner() {
  const accountId = useSession((snapshot) => snapshot.context.account?._id);
  return accountId === undefined ? null : <CornerOf key={accountId} accountId={accountId} />;
}
