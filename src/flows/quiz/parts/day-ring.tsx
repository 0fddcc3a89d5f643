import { styled } from '../../../theme/stitches.ts';

const Ring = styled('svg', { width: 'min(100%,22rem)', height: 'auto', '@upToMd': { width: '16.5rem' } });
const Dot = styled('circle', {
  fill: '$sage',
  '@still': { transition: 'none' },
  variants: { isPeriod: { true: { fill: '$tide2b' }, false: { fill: '$sageRoom' } } },
});

/** The days from one period to the next, the days of the period larger. Decoration: the number is beside it. */
export function DayRing({ days, periodDays }: { days: number; periodDays: number }) {
  return (
    <Ring viewBox="0 0 320 320" aria-hidden="true">
      {Array.from({ length: days }, (_, day) => {
        const angle = (day / days) * 2 * Math.PI - Math.PI / 2;
        const isPeriod = day < periodDays;
        return (
          <Dot
            key={day}
            isPeriod={isPeriod}
            cx={(160 + 142 * Math.cos(angle)).toFixed(1)}
            cy={(160 + 142 * Math.sin(angle)).toFixed(1)}
            r={Math.min(isPeriod ? 12 : 6, 380 / days)}
          />
        );
      })}
    </Ring>
  );
}
