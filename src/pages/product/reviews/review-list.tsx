import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { needsApp } from '../../../alive/index.ts';
import { TextLink } from '../../../components/basics/app-link.tsx';
import { Button } from '../../../components/basics/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Stars } from '../../../components/pictures/stars.tsx';
import { useDates } from '../../../components/words/use-days.ts';
import { useFocusOnMount } from '../../../components/hooks/use-focus-on-mount.ts';
import { VisuallyHidden } from '../../../components/basics/visually-hidden.tsx';
import type { Points, Review } from '../../../services/reviews/index.ts';
import { styled } from '../../../theme/stitches.ts';
import type { ReviewList } from './use-review-list.ts';

const Rows = styled('div', {
  display: 'grid',
  gap: '$4',
  alignContent: 'start',
  justifyItems: 'start',
  '& > ul,& > :has(> output)': { width: '100%' },
  '& > ul > li': { display: 'grid', gap: '.4rem', padding: '1.25rem 0', borderBottom: '1.5px solid $line' },
  '& > ul small': { color: '$ink2', fontSize: '$small' },
  '& blockquote': { paddingLeft: '1rem', borderLeft: '3px solid $coral', fontSize: '$small' },
});

const Filtered = styled('p', { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '$3' });

interface ReviewRowsProps {
  list: ReviewList;
  points: Points | null;
  /** URL of the reviews without a filter. */
  allHref: string;
}

/** The reviews, with a button for the next page. */
export function ReviewRows({ list, points, allHref }: ReviewRowsProps) {
  const { t } = useLingui();
  const { items, total, firstNew, state, isOther, left, onRead } = list;
  const isShown = !(isOther && state === 'failed');
  return (
    <Rows data-state={state}>
      {points !== null && (
        <Filtered>
          <output>
            {isOther ? (
              state === 'reading' && <Trans>Yorumlar geliyor…</Trans>
            ) : (
              <Trans>
                <Plural value={total} one="# yorum" other="# yorum" />, {points} yıldızlı
              </Trans>
            )}
          </output>
          <TextLink href={allHref}>{t`Bütün yorumlar`}</TextLink>
        </Filtered>
      )}
      {isShown && items.length > 0 && (
        <ul aria-busy={isOther}>
          {items.map((review) => (
            <ReviewLine key={review._id} review={review} takesFocus={review._id === firstNew} />
          ))}
        </ul>
      )}
      {isShown && !isOther && items.length === 0 && (
        <p>
          <Trans>Bu kadar yıldız veren olmamış.</Trans>
        </p>
      )}
      <div aria-live="polite">
        {state === 'failed' && (
          <Notice tone="error">
            <Trans>Yorumları getiremedik. Bağlantına bakıp yeniden dene.</Trans>
          </Notice>
        )}
      </div>
      {(left > 0 || state === 'failed') && (
        <Button onClick={onRead} busy={state === 'reading'} {...needsApp}>
          {state === 'failed' ? t`Yeniden dene` : <Plural value={left} one="# yorum daha" other="# yorum daha" />}
        </Button>
      )}
    </Rows>
  );
}

interface ReviewLineProps {
  review: Review;
  /** True for the first review that a press of the button has appended. */
  takesFocus: boolean;
}

function ReviewLine({ review: { point, content, displayName, createdAt, reply }, takesFocus }: ReviewLineProps) {
  const { t } = useLingui();
  const date = useDates();
  const focused = useFocusOnMount<HTMLLIElement>();
  return (
    <li {...(takesFocus && { ref: focused, tabIndex: -1 })}>
      <VisuallyHidden>{t`5 üzerinden ${point}`}</VisuallyHidden>
      <Stars point={point} />
      {content !== null && <p>{content}</p>}
      <small>
        {displayName ?? t`Adını yazmayan biri`} · {date(createdAt)}
      </small>
      {reply !== null && <blockquote>{reply}</blockquote>}
    </li>
  );
}
