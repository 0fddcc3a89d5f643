import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { pathIn } from '../../../domain/locale/index.ts';
import type { ReviewableType } from '../../../machines/review/review.machine.ts';
import { IconButton } from '../../components/basics/button.tsx';
import { CloseIcon } from '../../components/basics/icons.tsx';
import { LinePicture } from '../../components/pictures/picture.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import { PointsButtons } from './points-buttons.tsx';
import { keepDraft, readDraft } from './review-draft.ts';
import { Corner, cornerRoom } from './review.styles.ts';

interface ReviewCornerProps {
  accountId: string;
  type: ReviewableType;
  onClose: () => void;
}

/** Reminder in the corner of a page, once per box: a star leads to the order, where the review is written. Spec §2. */
export function ReviewCorner({ accountId, type, onClose }: ReviewCornerProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const router = useRouter();
  const id = useId();
  cornerRoom();
  const begin = (points: number) => {
    const draft = readDraft(accountId);
    const others = draft.items.filter(({ typeId }) => typeId !== type.typeId);
    keepDraft(accountId, { ...draft, items: [...others, { typeId: type.typeId, points, text: '' }] });
    onClose();
    void router.navigate({ href: pathIn(locale, `/account/orders/${type.orderId}#review`) });
  };
  return (
    <Corner aria-labelledby={id} data-corner="">
      <LinePicture type="product" slug={type.products[0]?.slug ?? ''} width={72} />
      <h2 id={id}>
        <Trans>Geçen kutun nasıldı?</Trans>
      </h2>
      <IconButton aria-label={t`Kapat, bu kutu için sorma`} onClick={onClose}>
        <CloseIcon />
      </IconButton>
      <PointsButtons onChoose={begin} />
    </Corner>
  );
}
