import { Trans, useLingui } from '@lingui/react/macro';
import { type Localized, inLocale } from '../../../domain/locale/index.ts';
import { Section, SectionHead } from '../../components/basics/section.tsx';
import { Stars } from '../../components/pictures/stars.tsx';
import { Lead } from '../../components/basics/text.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';
import { styled } from '../../theme/stitches.ts';

export interface HomeReview {
  _id: string;
  point: number;
  content: string;
  displayName: string | null;
  /** Name of what was reviewed. */
  name: Localized;
}

const List = styled('ul', {
  display: 'grid',
  gap: '$6',
  '@md': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
  '& > li': { display: 'grid', gap: '$2', alignContent: 'start', borderTop: '1.5px solid $line', paddingTop: '$4' },
  '& p': { overflowWrap: 'anywhere' },
  '& small': { color: '$ink2', fontSize: '$small' },
});

/** The latest reviews. */
export function SelectedReviews({ reviews }: { reviews: readonly HomeReview[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Section>
      <SectionHead>
        <h2>
          <Trans>Kullananlar ne diyor?</Trans>
        </h2>
        <Lead>
          <Trans>Yalnızca kutusu eline ulaşanlar yazabilir.</Trans>
        </Lead>
      </SectionHead>
      <List>
        {reviews.map(({ _id, point, content, displayName, name }) => (
          <li key={_id}>
            <VisuallyHidden>{t`5 üzerinden ${point}`}</VisuallyHidden>
            <Stars point={point} />
            <p>{content}</p>
            <small>
              {displayName ?? t`Adını yazmayan biri`} · {inLocale(name, locale)}
            </small>
          </li>
        ))}
      </List>
    </Section>
  );
}
