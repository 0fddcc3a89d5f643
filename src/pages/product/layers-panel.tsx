import { Trans, useLingui } from '@lingui/react/macro';
import { layersSize } from '../../../art/layers-size.ts';
import type { ProductType } from '../../../domain/product/index.ts';
import { Container } from '../../components/basics/container.tsx';
import { Panel } from '../../components/basics/section.tsx';
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

/** What it is made of, layer by layer; nothing for what is not one thing (trial, donation). */
export function LayersPanel({ type }: { type: ProductType }) {
  const layers = useLayers(type);
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
                  İçinde ne var, <em>ne yok</em>
                </Trans>
              </h2>
              <List>
                {layers.map(({ name, text }, nth) => (
                  <li key={name}>
                    <span aria-hidden="true">{nth + 1}</span>
                    <div>
                      <h3>{name}</h3>
                      <p>{text}</p>
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

interface Layer {
  name: string;
  text: string;
}

function useLayers(type: ProductType): Layer[] {
  const { t } = useLingui();
  const cotton = { name: t`Üst yüzey`, text: t`Organik pamuk. Parfüm yok, boya yok, klorla beyazlatma yok.` };
  const back = {
    name: t`Nefes alan taban`,
    text: t`Bitki bazlı film: hava geçer, sıvı geçmez. Çöpe at, tuvalete değil.`,
  };
  const shelves: Partial<Record<ProductType, Layer[]>> = {
    pad: [
      cotton,
      { name: t`Kanal`, text: t`Kanı boyuna yayar; ortada göllenmez, kenardan kaçmaz.` },
      { name: t`Çekirdek`, text: t`Odun selülozu ve emici jel. İçine aldığını geri vermez.` },
      back,
    ],
    pantyliner: [
      cotton,
      { name: t`İnce çekirdek`, text: t`Selüloz; gün boyu gelen birkaç damlaya yeter, kalınlık yapmaz.` },
      back,
    ],
    tampon: [
      { name: t`Kılıf`, text: t`Organik pamuk. Kaydırır, lif bırakmaz.` },
      { name: t`Emici kısım`, text: t`O da pamuk. Plastik, parfüm ve boya yok.` },
      { name: t`İp`, text: t`Sıkı örülmüş pamuk; dışarıda kalır, çekince çıkar.` },
    ],
    'heating-patch': [
      { name: t`Yumuşak yüz`, text: t`Çamaşıra değen taraf; cilde doğrudan yapıştırılmaz.` },
      {
        name: t`Isıtan katman`,
        text: t`Demir tozu, aktif karbon, tuz, su, odun unu. Havayla buluşunca ısınır; ilaç yok.`,
      },
      { name: t`Yapışkan taraf`, text: t`Kumaşa tutunur, çekince iz bırakmaz.` },
    ],
  };
  return shelves[type] ?? [];
}
