import { Trans } from '@lingui/react/macro';
import { picturePath, type PictureDescriptor } from '../../../domain/product/index.ts';
import { Picture } from '../../components/pictures/picture.tsx';
import type { Product, ProductPage } from '../../services/catalog/index.ts';
import { styled } from '../../theme/stitches.ts';
import { phone } from '../../components/catalogue/buy.styles.ts';

/** On a phone the three pictures share 200 pixels of height. */
const Frame = styled('div', {
  display: 'grid',
  gap: '$3',
  [phone]: { height: '12.5rem', gridTemplateColumns: 'minmax(0,2fr) minmax(0,1fr)', gap: '$2' },
});

const Main = styled('div', {
  borderRadius: '$xl',
  overflow: 'hidden',
  aspectRatio: '1',
  [phone]: {
    aspectRatio: 'auto',
    minHeight: 0,
    borderRadius: '$l',
    '&:only-child': { gridColumn: '1 / -1' },
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
  [phone]: {
    gridTemplateColumns: 'minmax(0,1fr)',
    gridTemplateRows: 'repeat(2,minmax(0,1fr))',
    gap: '$2',
    minHeight: 0,
  },
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
    gridTemplateColumns: 'minmax(0,1fr)',
    padding: '$2',
    minWidth: 0,
    minHeight: 0,
    alignItems: 'center',
    '& figcaption': { position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' },
    '& img': { height: '4.75rem', width: '100%', objectFit: 'contain' },
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
  const isOfOneKind = page.type !== 'trial' && page.type !== 'donation';
  const selected = page.sizes.findIndex((box) => box._id === page.selected);
  return (
    <Frame>
      <Main hue={hues[page.type]}>
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
          <Figure>
            <Piece>
              <Picture src={pictureOf(page.sizes[Math.max(selected, 0)]!, 'piece')} alt="" width={144} height={144} />
            </Piece>
            <figcaption>
              <Trans>Tek tek sargılı, çantaya atmalık</Trans>
            </figcaption>
          </Figure>
          <Figure>
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
  );
}
