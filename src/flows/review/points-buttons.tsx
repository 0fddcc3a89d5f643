import { Trans, useLingui } from '@lingui/react/macro';
import { mostPoints } from '../../../machines/review/review.machine.ts';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';
import { Stars } from './review.styles.ts';

const steps = Array.from({ length: mostPoints }, (_, index) => index + 1);

/** Five stars, each of which begins a review. */
export function PointsButtons({ onChoose }: { onChoose: (points: number) => void }) {
  const { t } = useLingui();
  return (
    <Stars>
      <VisuallyHidden as="legend">
        <Trans>Kaç puan verirsin?</Trans>
      </VisuallyHidden>
      {steps.map((points) => (
        <button key={points} type="button" aria-label={t`5 üzerinden ${points}`} onClick={() => onChoose(points)}>
          <span aria-hidden="true">☆</span>
        </button>
      ))}
    </Stars>
  );
}
