import { Trans, useLingui } from '@lingui/react/macro';
import { picturePath, type PictureDescriptor } from '../../../domain/product/index.ts';
import { Picture } from '../../components/pictures/picture.tsx';
import type { Product, ProductPage } from '../../services/catalog/index.ts';
import { styled } from '../../theme/stitches.ts';
import { phone } from '../../components/catalogue/buy.styles.ts';

/** On a phone the pictures are swiped through; where a browser makes no dots for them, the next one shows its edge. */
const Frame = styled('section', {
  display: 'grid',
  gap: '$3',
  [phone]: {
    display: 'flex',
    gap: '$2',
    height: '12.5rem',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    borderRadius: '$l',
    scrollMarkerGroup: 'after',
    '& :is(figure,[data-first])': { flex: '0 0 88%', scrollSnapAlign: 'start' },
    '& > :only-child': { flexBasis: '100% !important' },
    '@supports selector(::scroll-marker)': { '& :is(figure,[data-first])': { flexBasis: '100%' } },
    '&::scroll-marker-group': {
      position: 'relative',
      display: 'flex',
      justifyContent: 'center',
      gap: '.35rem',
      height: '1.5rem',
      marginTop: '-1.5rem',
    },
    '& :is(figure,[data-first])::scroll-marker': {
      content: '"" / attr(data-name)',
      width: '.5rem',
      height: '.5rem',
      margin: 'auto 0',
      borderRadius: '$full',
      border: '1px solid $colors$ink',
    },
    '& :is(figure,[data-first])::scroll-marker:target-current': { background: '$ink', width: '1.1rem' },
  },
});

const Main = styled('div', {
  borderRadius: '$xl',
  overflow: 'hidden',
  aspectRatio: '1',
  [phone]: {
    aspectRatio: 'auto',
    minHeight: 0,
    borderRadius: '$l',
    '& > div,& picture': { height: '100%' },
    '& img': { height: '100%', width: '100%', objectFit: 'contain' },
  },
  variants: {
    hue: {
      lilac: { background: '$lilacSoft' },
      sage: { background: '$sageSoft' },
      butter: { background: '$butterSoft' },
      coral: { background: '$coralSoft' },
      sand: { background: '$sand' },
    },
  },
});

const Small = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  gap: '$3',
  [phone]: { display: 'contents' },
});

const Figure = styled('figure', {
  display: 'grid',
  gridTemplateRows: '1fr auto',
  justifyItems: 'center',
  gap: '$2',
  padding: '$4',
  borderRadius: '$l',
  background: '$sand',
  '& figcaption': { fontSize: '$small', color: '$ink2', textAlign: 'center', lineHeight: 1.35 },
  '& img': { maxWidth: '15rem' },
  [phone]: {
    padding: '.75rem .75rem 1.75rem',
    minWidth: 0,
    '& img': { height: '7.5rem', width: 'auto', marginInline: 'auto' },
  },
});

const Piece = styled('div', { width: 'min(9rem,80%)', alignSelf: 'center', [phone]: { width: '100%' } });

const hues = {
  pad: 'lilac',
  pantyliner: 'sage',
  tampon: 'butter',
  'heating-patch': 'coral',
  donation: 'sand',
  trial: 'sand',
} as const;

const pictureOf = (box: Product, variant: string): string => {
  const descriptor: PictureDescriptor = { ...box.picture, variant };
  return picturePath(descriptor);
};

/** The box in its chosen size, one piece of it, and all its pieces from above. */
export function Gallery({ page }: { page: ProductPage }) {
  const { t } = useLingui();
  const isOfOneKind = page.type !== 'trial' && page.type !== 'donation';
  const selected = page.sizes.findIndex((box) => box._id === page.selected);
  return (
    <div>
      <Frame tabIndex={0} aria-label={t`Resimler`}>
        <Main hue={hues[page.type]} data-first="" data-name={t`Kutu`}>
          {page.sizes.map((box, nth) => (
            <div key={box._id} data-for={nth}>
              <Picture
                src={pictureOf(box, 'detail')}
                alt=""
                width={640}
                height={640}
                sizes="(min-width: 740px) 50vw, 100vw"
                priority={nth === selected}
              />
            </div>
          ))}
        </Main>
        {isOfOneKind && (
          <Small>
            <Figure data-name={t`Bir tanesi`}>
              <Piece>
                <Picture src={pictureOf(page.sizes[Math.max(selected, 0)]!, 'piece')} alt="" width={144} height={144} />
              </Piece>
              <figcaption>
                <Trans>Tek tek sargılı, çantaya atmalık</Trans>
              </figcaption>
            </Figure>
            <Figure data-name={t`İçindekiler`}>
              {page.sizes.map((box, nth) => (
                <div key={box._id} data-for={nth}>
                  <Picture src={pictureOf(box, 'tray')} alt="" width={260} height={200} />
                </div>
              ))}
              <figcaption>
                {page.sizes.map((box, nth) => (
                  <span key={box._id} data-for={nth}>
                    <Trans>Kutudan {box.productSize} tane çıkar</Trans>
                  </span>
                ))}
              </figcaption>
            </Figure>
          </Small>
        )}
      </Frame>
    </div>
  );
}
