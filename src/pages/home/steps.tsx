import { Trans } from '@lingui/react/macro';
import { Container } from '../../components/basics/container.tsx';
import { Picture } from '../../components/pictures/picture.tsx';
import { ScenePicture } from '../../components/pictures/scene-picture.tsx';
import { Panel } from '../../components/basics/section.tsx';
import { styled } from '../../theme/stitches.ts';

const Frame = styled('div', { paddingBlock: 'calc($space$section / 2)' });

const List = styled('ol', {
  display: 'grid',
  gap: '2.25rem',
  counterReset: 'step',
  marginTop: '2rem',
  '& li': { counterIncrement: 'step', display: 'grid', gap: '$2', alignContent: 'start' },
  '& h3::before': {
    content: 'counter(step) "."',
    color: '$coralText',
    fontStyle: 'italic',
    fontWeight: 400,
    marginRight: '.35em',
  },
  '& p': { color: '$ink2' },
  '@sm': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
});

const Place = styled('div', {
  height: '13rem',
  display: 'grid',
  placeItems: 'center',
  '@md': { height: '16rem', justifyContent: 'start', marginBottom: '$3' },
  '& img': { height: '13rem', width: 'auto', aspectRatio: '6 / 5', objectFit: 'contain', '@md': { height: '16rem' } },
});

/** How it works. */
export function Steps({ packetImage }: { packetImage: string | null }) {
  return (
    <Frame>
      <Panel>
        <Container>
          <h2>
            <Trans>
              Üç adım, <em>sonrası kolay</em>
            </Trans>
          </h2>
          <List>
            <li>
              <Place>
                {packetImage === null ? (
                  <ScenePicture scene="empty-cart" />
                ) : (
                  <Picture src={packetImage} alt="" width={320} height={320} />
                )}
              </Place>
              <h3>
                <Trans>Kutunu seç</Trans>
              </h3>
              <p>
                <Trans>Hazır paket al ya da adet adet kendin diz. Fiyat sen seçtikçe gözünün önünde.</Trans>
              </p>
            </li>
            <li>
              <Place>
                <ScenePicture scene="empty-orders" />
              </Place>
              <h3>
                <Trans>Kapına gelsin</Trans>
              </h3>
              <p>
                <Trans>Aboneysen 8 haftada bir, yani iki döngüde bir. Döngün farklıysa tarihi sen belirle.</Trans>
              </p>
            </li>
            <li>
              <Place>
                <ScenePicture scene="quiz" />
              </Place>
              <h3>
                <Trans>Atla, değiştir, bitir</Trans>
              </h3>
              <p>
                <Trans>Hepsi hesabında. Abonelik süresizdir, bağlamaz: bitirmek başlamak kadar kolay.</Trans>
              </p>
            </li>
          </List>
        </Container>
      </Panel>
    </Frame>
  );
}
