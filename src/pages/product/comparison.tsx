import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { inLocale } from '../../../domain/locale/index.ts';
import { picture, picturePath, subTypeNames } from '../../../domain/product/index.ts';
import { AppLink } from '../../components/basics/app-link.tsx';
import { Flow } from '../../components/pictures/drops.tsx';
import { Picture } from '../../components/pictures/picture.tsx';
import { Price } from '../../components/payment/price.tsx';
import { Section, SectionHead } from '../../components/basics/section.tsx';
import { Lead } from '../../components/basics/text.tsx';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import type { FamilyMember, ProductPage } from '../../services/catalog/index.ts';
import { styled } from '../../theme/stitches.ts';

/** Where texts are twice as large the table scrolls, and the page does not. */
const Scrolling = styled('section', {
  overflowX: 'auto',
  marginInline: 'calc(-1 * $space$gutter)',
  paddingInline: '$gutter',
});

const Table = styled('table', {
  width: '100%',
  maxWidth: '46rem',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '$small',
  lineHeight: 1.3,
  textAlign: 'center',
  overflowWrap: 'normal',
  '& th,& td': { padding: '.65rem .35rem', borderTop: '1.5px solid $colors$line' },
  '& thead :is(th,td)': { border: 0, verticalAlign: 'bottom' },
  '& thead :is(a,span)': {
    display: 'grid',
    justifyItems: 'center',
    gap: '$1',
    minHeight: '$target',
    font: '560 1.0625rem/1.1 $fonts$serif',
  },
  '& thead img': { width: '3.5rem' },
  '& tbody th': { textAlign: 'left', paddingLeft: 0, fontWeight: 600, color: '$ink2', whiteSpace: 'nowrap' },
  '& td > span:has(svg)': { flexDirection: 'column', gap: '.15rem' },
  '& b': { display: 'block', font: '560 1.25rem/1 $fonts$serif' },
  '& small': { display: 'block', fontSize: '$micro', fontWeight: 400 },
  '& [data-current]': { background: '$lilacSoft', color: '$onLilacSoft' },
  '& thead [data-current]': { borderRadius: '$m $m 0 0' },
  '& tr:last-child [data-current]': { borderRadius: '0 0 $m $m' },
  '@media (forced-colors: active)': { '& [data-current]': { borderInline: '2px solid Highlight' } },
});

/** The sub-types of the type beside each other, lightest first. */
export function Comparison({ page }: { page: ProductPage }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { family } = page;
  const size = (page.sizes.find((box) => box._id === page.selected) ?? page.sizes[0]!).productSize;
  const isCurrent = (member: FamilyMember) => member.pageIdentifier === page.pageIdentifier;
  const row = (label: ReactNode, cell: (member: FamilyMember) => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      {family.map((member) => (
        <td key={member.pageIdentifier} data-current={isCurrent(member) ? '' : undefined}>
          {cell(member)}
        </td>
      ))}
    </tr>
  );
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
      <Scrolling tabIndex={0} aria-label={t`Karşılaştırma`}>
        <Table>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t`Özellik`}</VisuallyHidden>
              </th>
              {family.map((member) => (
                <th key={member.pageIdentifier} scope="col" data-current={isCurrent(member) ? '' : undefined}>
                  <Head member={member} size={size} isCurrent={isCurrent(member)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(t`Akış`, ({ intensity }) => intensity && <Flow level={intensity} quiet />)}
            {family.some(({ lengthCm }) => lengthCm !== null) &&
              row(t`Boy`, ({ lengthCm }) => (
                <>
                  <b>{lengthCm}</b> cm
                </>
              ))}
            {row(t`Ne zaman`, ({ occasion }) => inLocale(occasion, locale))}
            {row(
              <>
                {t`${size} adet`}
                <small>{t`8 haftada bir`}</small>
              </>,
              ({ price }) => (
                <Price amount={price.subscription} />
              ),
            )}
          </tbody>
        </Table>
      </Scrolling>
    </Section>
  );
}

function Head({ member, size, isCurrent }: { member: FamilyMember; size: number; isCurrent: boolean }) {
  const locale = useLocale();
  const { pageIdentifier, subType } = member;
  const piece = picture({ entity: 'product', idType: 'slug', id: `${pageIdentifier}-${size}`, variant: 'piece' });
  const content = (
    <>
      <Picture src={picturePath(piece)} alt="" width={64} height={64} />
      {inLocale(subTypeNames[subType], locale)}
    </>
  );
  return isCurrent ? (
    <span aria-current="page">{content}</span>
  ) : (
    <AppLink href={`/product/${pageIdentifier}`}>{content}</AppLink>
  );
}
