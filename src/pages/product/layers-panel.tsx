import { Trans } from '@lingui/react/macro';
import { layersSize } from '../../../art/layers-size.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import { Container } from '../../components/basics/container.tsx';
import { Panel } from '../../components/basics/section.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import type { ProductPage } from '../../services/catalog/index.ts';
import { styled } from '../../theme/stitches.ts';

const Frame = styled('div', { paddingBlock: 'calc($space$section / 4)' });

const Columns = styled('div', {
  display: 'grid',
  gap: '$5',
  '@media (min-width: 740px)': {
    gridTemplateColumns: 'minmax(0,1fr) minmax(0,1.1fr)',
    gap: 'clamp(1.5rem,5vw,4rem)',
    alignItems: 'center',
  },
});

const Picture = styled('img', { width: '100%', maxWidth: '34rem' });

const List = styled('ol', {
  marginTop: '$4',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '2.5rem minmax(0,1fr)',
    padding: '1.1rem 0',
    borderTop: '1.5px solid $line',
  },
  '& li > span': { font: 'italic 400 1.5rem/1.2 $fonts$serif', color: '$coralText' },
  '& p': { color: '$ink2', fontSize: '.9375rem' },
});

/** The product's materials, layer by layer; empty for a box of several products (trial, donation). */
export function LayersPanel({ type, layers }: Pick<ProductPage, 'type' | 'layers'>) {
  const locale = useLocale();
  if (layers.length === 0) return null;
  return (
    <Frame>
      <Panel>
        <Container>
          <Columns>
            <Picture
              src={`/art/layers-${type}.svg`}
              alt=""
              {...layersSize(layers.length)}
              loading="lazy"
              decoding="async"
            />
            <div>
              <h2>
                <Trans>
                  İçinde <em>ne var</em>
                </Trans>
              </h2>
              <List>
                {layers.map(({ name, text }, nth) => (
                  <li key={name.tr}>
                    <span aria-hidden="true">{nth + 1}</span>
                    <div>
                      <h3>{inLocale(name, locale)}</h3>
                      <p>{inLocale(text, locale)}</p>
                    </div>
                  </li>
                ))}
              </List>
            </div>
          </Columns>
        </Container>
      </Panel>
    </Frame>
  );
}
