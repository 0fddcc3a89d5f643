import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Section } from '../../components/section.tsx';
import { useDates } from '../../components/use-days.ts';
import { useLocale } from '../../components/use-locale.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import type { Review, Reviews } from '../../services/reviews/index.ts';
import { styled } from '../../theme/stitches.ts';

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

const Bars = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr) auto',
  gap: '.35rem .75rem',
  alignItems: 'center',
  fontSize: '$small',
  '& > div': { display: 'contents' },
  '& meter': { width: '100%', height: '.5rem', accentColor: 'var(--colors-coral)' },
});

const List = styled('ul', {
  display: 'grid',
  '& > li': { display: 'grid', gap: '.4rem', padding: '1.25rem 0', borderBottom: '1.5px solid $line' },
  '& small': { color: '$ink2', fontSize: '$small' },
  '& blockquote': { paddingLeft: '1rem', borderLeft: '3px solid $coral', fontSize: '$small' },
});

const Stars = styled('span', { color: '$coralText', letterSpacing: '.1em' });

/** What buyers say: shown once somebody has said something. */
export function ReviewsBlock({ reviews }: { reviews: Reviews }) {
  const locale = useLocale();
  const { count, average, distribution, latest } = reviews;
  const mean = average.toLocaleString(locale, { minimumFractionDigits: 1 });
  return (
    <Section>
      <Columns>
        <Summary>
          <h2>
            <Trans>Yorumlar</Trans>
          </h2>
          <b>{mean}</b>
          <p>
            <Plural value={count} one="# değerlendirme" other="# değerlendirme" />
            {'. '}
            <Trans>Yalnızca kutusu eline ulaşanlar yazabilir.</Trans>
          </p>
          <Bars>
            {([5, 4, 3, 2, 1] as const).map((point) => (
              <div key={point}>
                <dt>{point}</dt>
                <dd>
                  <meter aria-hidden="true" min={0} max={count} value={distribution[point]} />
                </dd>
                <dd>{distribution[point]}</dd>
              </div>
            ))}
          </Bars>
        </Summary>
        <List>
          {latest.map((review) => (
            <ReviewLine key={review._id} review={review} />
          ))}
        </List>
      </Columns>
    </Section>
  );
}

function ReviewLine({ review: { point, content, displayName, createdAt, reply } }: { review: Review }) {
  const { t } = useLingui();
  const date = useDates();
  return (
    <li>
      <VisuallyHidden>{t`5 üzerinden ${point}`}</VisuallyHidden>
      <Stars aria-hidden="true">
        {'★'.repeat(point)}
        {'☆'.repeat(5 - point)}
      </Stars>
      {content !== null && <p>{content}</p>}
      <small>
        {displayName ?? t`Adını yazmayan biri`} · {date(createdAt)}
      </small>
      {reply !== null && <blockquote>{reply}</blockquote>}
    </li>
  );
}
