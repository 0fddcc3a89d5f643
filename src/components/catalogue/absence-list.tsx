import { styled } from '../../theme/stitches.ts';
import { VisuallyHidden } from '../basics/visually-hidden.tsx';

const List = styled('ul', {
  display: 'grid',
  width: '100%',
  gap: '$2',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(9rem,100%),1fr))',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: '.6rem',
    minHeight: '3.25rem',
    padding: '$2 .85rem',
    borderRadius: '$m',
    background: '$sand',
    fontWeight: 600,
    lineHeight: 1.2,
  },
  '@upToSm': { '& li:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
  // A crossed-out circle.
  '& i': {
    flex: 'none',
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: '50%',
    border: '2px solid $colors$coralText',
    background: 'linear-gradient(135deg,transparent calc(50% - 1px),$colors$coralText 0 calc(50% + 1px),transparent 0)',
    forcedColorAdjust: 'none',
  },
  variants: { on: { sand: { '& li': { background: '$page' } } } },
});

interface AbsenceListProps {
  absences: readonly string[];
  /** Read out before each. */
  none: string;
  on?: 'sand';
}

/** Materials absent from a product: `absences` of `domain/product`, in the page's language. */
export function AbsenceList({ absences, none, on }: AbsenceListProps) {
  return (
    <List {...(on && { on })}>
      {absences.map((absence) => (
        <li key={absence}>
          <i aria-hidden="true" />
          <span>
            <VisuallyHidden>{none} </VisuallyHidden>
            {absence}
          </span>
        </li>
      ))}
    </List>
  );
}
