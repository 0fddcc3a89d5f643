import { Trans, useLingui } from '@lingui/react/macro';
import type { LetterOutcome } from '../../../domain/newsletter/index.ts';
import { addOnce } from '../../alive/add.tsx';
import { needsApp } from '../../alive/index.ts';
import { TextLink } from '../../components/basics/app-link.tsx';
import { Container } from '../../components/basics/container.tsx';
import { ArrowRightIcon } from '../../components/basics/icons.tsx';
import { LinkTiles } from '../../components/shell/link-tiles.tsx';
import { useMainLinks } from '../../components/shell/navigation.ts';
import { Letter, type Subscribe } from '../../components/shell/letter.tsx';
import { PacketShelf } from '../../components/catalogue/packet-shelf.tsx';
import { Section, SectionHead } from '../../components/basics/section.tsx';
import { Lead } from '../../components/basics/text.tsx';
import type { Product } from '../../services/catalog/index.ts';
import type { ShelfPacket } from '../../services/packets/index.ts';
import { Absent } from './absent.tsx';
import { DonationPanel } from './donation-panel.tsx';
import { Facts } from './facts.tsx';
import { FlowChooser } from './flow-chooser.tsx';
import { Questions } from './questions.tsx';
import { type HomeReview, SelectedReviews } from './selected-reviews.tsx';
import { Slides } from './slides.tsx';
import { Steps } from './steps.tsx';

export interface HomeScreenProps {
  popular: readonly ShelfPacket[];
  /** Null while donations are not taken. */
  donation: Product | null;
  /** What buyers wrote last; empty without reviews. */
  reviews: readonly HomeReview[];
  /** The live counter when the page's data was made. */
  counted: number;
  onSubscribe: Subscribe;
  /** How the letter's form ended when it was sent without JavaScript. */
  letter?: LetterOutcome | undefined;
}

export function HomeScreen({ popular, donation, reviews, counted, onSubscribe, letter }: HomeScreenProps) {
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
      <Absent />
      <Container>
        <Facts counted={counted} />
      </Container>
      <Steps packetImage={popular[0]?.image ?? null} />
      {reviews.length > 0 && (
        <Container>
          <SelectedReviews reviews={reviews} />
        </Container>
      )}
      {donation && <DonationPanel donation={donation} />}
      <Container>
        <Questions />
        <Letter onSubscribe={onSubscribe} ended={letter} submitProps={needsApp} />
      </Container>
    </>
  );
}
