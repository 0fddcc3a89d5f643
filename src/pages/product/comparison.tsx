import { Trans } from '@lingui/react/macro';
import { inLocale, type Localized } from '../../../domain/locale/index.ts';
import {
  type Intensity,
  picturePath,
  type PictureDescriptor,
  type SubType,
  subTypeNames,
} from '../../../domain/product/index.ts';
import { AppLink } from '../../components/basics/app-link.tsx';
import { Flow } from '../../components/pictures/drops.tsx';
import { Picture } from '../../components/pictures/picture.tsx';
import { Section, SectionHead } from '../../components/basics/section.tsx';
import { Lead } from '../../components/basics/text.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import type { Product, ProductPage } from '../../services/catalog/index.ts';
import { styled } from '../../theme/stitches.ts';

const Cards = styled('ul', {
  display: 'grid',
  gap: '$3',
  '@md': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))', gap: '$4' },
});

const Card = styled('li', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'min(5.5rem,28%) minmax(0,1fr)',
  gap: '$4',
  alignItems: 'center',
  padding: '.75rem 1.1rem .75rem .75rem',
  borderRadius: '$l',
  background: '$surface',
  boxShadow: 'inset 0 0 0 1.5px $colors$line',
  '& h3': { fontSize: '1.25rem' },
  '& p': { fontSize: '$small', color: '$ink2', lineHeight: 1.4, marginTop: '$1' },
  '& a': { textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$l' } },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: '3px solid $focus', outlineOffset: '3px' },
  variants: { current: { true: { boxShadow: 'inset 0 0 0 2px $colors$ink' } } },
});

interface Compared {
  pageIdentifier: string;
  subType: SubType;
  description: Localized;
  intensity: Intensity | null;
  picture: PictureDescriptor;
  isCurrent: boolean;
}

/** The sub-types of the type beside each other, lightest first. */
export function Comparison({ page, siblings }: { page: ProductPage; siblings: readonly Product[] }) {
  const locale = useLocale();
  const own = page.sizes.find((box) => box._id === page.selected) ?? page.sizes[0]!;
  const all: Compared[] = [
    { ...own, description: page.description, isCurrent: true },
    ...siblings.map((box) => ({ ...box, isCurrent: false })),
  ].toSorted((a, b) => (a.intensity ?? 0) - (b.intensity ?? 0));
  return (
    <Section>
      <SectionHead>
        <h2>
          <Trans>
            Hangisi <em>sana göre?</em>
          </Trans>
        </h2>
        <Lead>
          <Trans>Malzemesi aynı. Değişen, boyu ve ne kadar tuttuğu.</Trans>
        </Lead>
      </SectionHead>
      <Cards>
        {all.map((one) => (
          <Card key={one.pageIdentifier} current={one.isCurrent}>
            <Picture src={picturePath(one.picture)} alt="" width={128} height={128} sizes="88px" />
            <div>
              <h3>
                {one.isCurrent ? (
                  <span aria-current="page">{inLocale(subTypeNames[one.subType], locale)}</span>
                ) : (
                  <AppLink href={`/product/${one.pageIdentifier}`}>
                    {inLocale(subTypeNames[one.subType], locale)}
                  </AppLink>
                )}
              </h3>
              {one.intensity && <Flow level={one.intensity} quiet />}
              <p>{inLocale(one.description, locale)}</p>
            </div>
          </Card>
        ))}
      </Cards>
    </Section>
  );
}
