import { Trans, useLingui } from '@lingui/react/macro';
import type { NewsletterOutcome } from '../../../domain/newsletter/index.ts';
import { addOnce } from '../../alive/add.tsx';
import { needsApp } from '../../alive/index.ts';
import { TextLink } from '../../components/basics/app-link.tsx';
import { Container } from '../../components/basics/container.tsx';
import { ArrowRightIcon } from '../../components/basics/icons.tsx';
import { Newsletter, type Subscribe } from '../../components/shell/newsletter.tsx';
import { LinkTiles } from '../../components/shell/link-tiles.tsx';
import { useMainLinks } from '../../components/shell/navigation.ts';
import { PacketShelf } from '../../components/catalogue/packets/packet-shelf.tsx';
import { Section, SectionHead } from '../../components/basics/section.tsx';
import { Lead } from '../../components/basics/text.tsx';
import type { BelowProps } from './below.tsx';
import { FlowChooser } from './flow-chooser.tsx';
import { Below } from './late-below.ts';
import { Slides } from './slides.tsx';

export interface HomeScreenProps extends BelowProps {
  onSubscribe: Subscribe;
  /** How the newsletter's form ended when it was sent without JavaScript. */
  newsletter?: NewsletterOutcome | undefined;
}

export function HomeScreen({ onSubscribe, newsletter, ...below }: HomeScreenProps) {
  const { popular } = below;
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
      <Below {...below} />
      <Container>
        {/* Not in the part that loads late: input before its code is loaded would be lost. */}
        <Newsletter onSubscribe={onSubscribe} ended={newsletter} submitProps={needsApp} />
      </Container>
    </>
  );
}
