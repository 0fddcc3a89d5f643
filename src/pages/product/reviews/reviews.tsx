import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { AppLink } from '../../../components/basics/app-link.tsx';
import { Section } from '../../../components/basics/section.tsx';
import { useLocale } from '../../../components/words/use-locale.ts';
import { VisuallyHidden } from '../../../components/basics/visually-hidden.tsx';
import type { Points, Reviews } from '../../../services/reviews/index.ts';
import { styled } from '../../../theme/stitches.ts';
import { meanIn } from './mean-in.ts';
import { ReviewRows } from './review-list.tsx';
import { type ReadReviewPage, useReviewList } from './use-review-list.ts';

const Columns = styled('div', {
  display: 'grid',
  gap: '$6',
  '@md': { gridTemplateColumns: 'minmax(0,20rem) minmax(0,1fr)', gap: '$8' },
});

const Summary = styled('div', {
  display: 'grid',
  gap: '$3',
  alignContent: 'start',
  '& > b': { font: '480 4rem/1 $fonts$serif', letterSpacing: '-.03em' },
  '& > p': { fontSize: '$small', color: '$ink2' },
});

const Bars = styled('ul', {
  fontSize: '$small',
  '& a': {
    display: 'grid',
    gridTemplateColumns: '1ch minmax(0,1fr) minmax(2ch,auto)',
    gap: '.75rem',
    alignItems: 'center',
    minHeight: '$target',
    paddingInline: '.75rem',
    marginInline: '-.75rem',
    borderRadius: '$full',
    textDecoration: 'none',
  },
  '& a[aria-current]': { background: '$sand', fontWeight: 600 },
  '& meter': { width: '100%', height: '.5rem', accentColor: 'var(--colors-coral)' },
});

export interface ReviewsBlockProps {
  reviews: Reviews;
  /** The filter in the URL; null for all. */
  points: Points | null;
  /** URL of the page without the filter. */
  path: string;
  onRead: ReadReviewPage;
}

/** Buyers' reviews: shown once there is one. The filter by points is in the URL. */
export function ReviewsBlock({ reviews, points, path, onRead }: ReviewsBlockProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const list = useReviewList(reviews, points, onRead);
  const { count, distribution } = reviews;
  const allHref = `${path}#reviews`;
  return (
    <Section id="reviews">
      <Columns>
        <Summary>
          <h2>
            <Trans>Yorumlar</Trans>
          </h2>
          <b>{meanIn(reviews, locale)}</b>
          <p>
            <Plural value={count} one="# değerlendirme" other="# değerlendirme" />
            {'. '}
            <Trans>Yalnızca kutusu eline ulaşanlar yazabilir.</Trans>
          </p>
          <Bars aria-label={t`Yıldıza göre seç`}>
            {([5, 4, 3, 2, 1] as const).map((point) => {
              const isOn = points === point;
              const times = distribution[point];
              return (
                <li key={point}>
                  <AppLink
                    href={isOn ? allHref : `${path}?points=${point}#reviews`}
                    {...(isOn && { 'aria-current': 'true' })}
                  >
                    <span aria-hidden="true">{point}</span>
                    <meter aria-hidden="true" min={0} max={count} value={times} />
                    <span aria-hidden="true">{times}</span>
                    <VisuallyHidden>
                      {t`5 üzerinden ${point}`}
                      {': '}
                      <Plural value={times} one="# değerlendirme" other="# değerlendirme" />
                    </VisuallyHidden>
                  </AppLink>
                </li>
              );
            })}
          </Bars>
        </Summary>
        <ReviewRows list={list} points={points} allHref={allHref} />
      </Columns>
    </Section>
  );
}
