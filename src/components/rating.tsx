import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { styled } from '../theme/stitches.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const star = 'M12 3.2l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6L3.3 9.5l6.1-.7Z';

const Stars = styled('span', {
  display: 'inline-flex',
  gap: '2px',
  color: '$coralText',
  '& svg': { width: '1.05rem', height: '1.05rem', fill: 'currentColor' },
  '& [data-off]': { color: '$line' },
});

/** `value` 0–5, shown to the half and said in words. */
export function RatingStars({ value }: { value: number }) {
  const { t, i18n } = useLingui();
  const said = i18n.number(value, { maximumFractionDigits: 1 });
  return (
    <Stars>
      <VisuallyHidden>{t`5 üzerinden ${said}`}</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((nth) => (
        <Star key={nth} full={Math.round((value - nth + 1) * 2) / 2} />
      ))}
    </Stars>
  );
}

function Star({ full }: { full: number }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={star} {...(full < 1 ? { 'data-off': '' } : {})} />
      {full === 0.5 && <path d="M12 3.2v13.5l-5.4 3 1.2-6L3.3 9.5l6.1-.7Z" />}
    </svg>
  );
}

const Bars = styled('dl', {
  display: 'grid',
  gap: '.35rem',
  fontSize: '$small',
  '& > div': { display: 'grid', gridTemplateColumns: '1rem minmax(0,1fr) 2.5rem', gap: '$3', alignItems: 'center' },
  '& svg': { width: '100%', height: '.5rem', borderRadius: '$full', background: '$line', color: '$coral' },
  '& dd:last-child': { color: '$ink2', textAlign: 'right' },
});

/** How many gave how many stars; `counts[0]` is one star. */
export function RatingBars({ counts }: { counts: readonly [number, number, number, number, number] }) {
  const total = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
  return (
    <Bars>
      {counts
        .map((count, index) => ({ count, stars: index + 1 }))
        .toReversed()
        .map(({ count, stars }) => (
          <div key={stars}>
            <dt>{stars}</dt>
            <dd>
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(count / total) * 100} height="1" fill="currentColor" />
              </svg>
            </dd>
            <dd>{count}</dd>
          </div>
        ))}
    </Bars>
  );
}

const Choice = styled('fieldset', {
  display: 'flex',
  width: 'fit-content',
  flexDirection: 'row-reverse',
  justifyContent: 'flex-end',
  justifySelf: 'start',
  color: '$coralText',
  '& legend': { fontWeight: 600, fontSize: '.9375rem', color: '$ink', float: 'left' },
  '& label': {
    width: '$target',
    height: '$target',
    display: 'grid',
    placeItems: 'center',
    cursor: 'pointer',
    color: '$line',
  },
  '& input': { position: 'absolute', opacity: 0 },
  '& input:checked ~ label,& label:hover,& label:hover ~ label': { color: '$coralText' },
  '& input:focus-visible + label': { outline: '3px solid $focus', borderRadius: '$s' },
  '& svg': { width: '1.9rem', height: '1.9rem', fill: 'currentColor' },
});

/** Stars to give: radios, one to five. */
export function RatingField({
  legend,
  value,
  onChange,
  name,
}: {
  legend: string;
  value: number;
  onChange: (value: number) => void;
  name: string;
}) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Choice aria-label={legend}>
      {[5, 4, 3, 2, 1].flatMap((stars) => [
        <input
          key={`input-${stars}`}
          type="radio"
          id={`${id}-${stars}`}
          name={name}
          value={stars}
          checked={stars === value}
          onChange={() => onChange(stars)}
        />,
        <label key={`label-${stars}`} htmlFor={`${id}-${stars}`}>
          <VisuallyHidden>{t`${stars} yıldız`}</VisuallyHidden>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={star} />
          </svg>
        </label>,
      ])}
    </Choice>
  );
}
