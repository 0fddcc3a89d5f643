import { Trans, useLingui } from '@lingui/react/macro';
import { addOnce } from '../../alive/add.tsx';
import { TextLink } from '../../components/basics/app-link.tsx';
import { Container } from '../../components/basics/container.tsx';
import { ArrowRightIcon } from '../../components/basics/icons.tsx';
import { LinkTiles } from '../../components/shell/link-tiles.tsx';
import { useMainLinks } from '../../components/shell/navigation.ts';
import { PacketShelf } from '../../components/catalogue/packet-shelf.tsx';
import { Section, SectionHead } from '../../components/basics/section.tsx';
import { Lead } from '../../components/basics/text.tsx';
import type { BelowProps } from './below.tsx';
import { FlowChooser } from './flow-chooser.tsx';
import { Below } from './late-below.ts';
import { Slides } from './slides.tsx';

export type HomeScreenProps = BelowProps;

export function HomeScreen(props: HomeScreenProps) {
  const { popular } = props;
  const { t } = useLingui();
  return (
    <>
      <Slides />
      <Container>
        <Section aria-label={t`Ürünler`}>
          <LinkTiles links={useMainLinks().slice(0, 4)} />
        </Section>
        <FlowChooser />
        {popular.length > 0 && (
          <Section>
            <SectionHead>
              <h2>
                <Trans>Hazır paketler</Trans>
              </h2>
              <Lead>
                <Trans>Üzerinde çalıştık, denedik, eledik. Beğendiğinin içini değiştirebilirsin de.</Trans>
              </Lead>
              <TextLink href="/packets" data-more="">
                {t`Bütün paketler`} <ArrowRightIcon />
              </TextLink>
            </SectionHead>
            <PacketShelf packets={popular} addOf={(packet) => addOnce(packet.choice, 'subscription')} slide />
          </Section>
        )}
      </Container>
      <Below {...props} />
    </>
  );
}
