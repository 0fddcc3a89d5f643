import { Trans } from '@lingui/react/macro';
import type { NewsletterOutcome } from '../../../domain/newsletter/index.ts';
import { Container } from '../../components/basics/container.tsx';
import { Hero } from '../../components/pictures/hero.tsx';
import { TextLink } from '../../components/basics/app-link.tsx';
import { ButtonLink } from '../../components/basics/button.tsx';
import { Newsletter, type Subscribe } from '../../components/shell/newsletter.tsx';
import { PacketShelf } from '../../components/catalogue/packets/packet-shelf.tsx';
import { Accordion } from '../../components/basics/accordion.tsx';
import { Section, SectionHead } from '../../components/basics/section.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Display, Eyebrow, Lead, Text } from '../../components/basics/text.tsx';
import { ScenePicture } from '../../components/pictures/scene-picture.tsx';
import { addOnce } from '../../alive/add.tsx';
import { needsApp } from '../../alive/index.ts';
import type { ShelfPacket } from '../../services/packets/index.ts';
import type { LandingBlock } from './landing-blocks.ts';
import { Opening, PictureFrame, Pictures } from './landing.styles.ts';
import { Proof } from './proof.tsx';

export interface LandingScreenProps {
  slug: string;
  blocks: readonly LandingBlock[];
  packets: readonly ShelfPacket[];
  /** Only signed-in customers can ask to be called: the form is on the account's page. */
  isSignedIn: boolean;
  onSubscribe: Subscribe;
  /** How the form ended when it was sent without JavaScript. */
  newsletter?: NewsletterOutcome | undefined;
}

type Shared = Omit<LandingScreenProps, 'blocks' | 'isSignedIn'>;
type Block<Type> = Extract<LandingBlock, { type: Type }>;

/** A page for one campaign or country: blocks, in the order of its data. */
export function LandingScreen({ blocks, isSignedIn, ...shared }: LandingScreenProps) {
  return (
    <>
      {blocks.map((block) => (
        <AnyBlock key={block.type} block={block} shared={shared} />
      ))}
      {isSignedIn && (
        <Container>
          <Section>
            <Text>
              <Trans>
                Aklına takılan bir şey mi var?{' '}
                <TextLink href="/account/communication#call">Numaranı bırak, seni arayalım.</TextLink>
              </Trans>
            </Text>
          </Section>
        </Container>
      )}
    </>
  );
}

function AnyBlock({ block, shared }: { block: LandingBlock; shared: Shared }) {
  if (block.type === 'hero') return <HeroBlock {...block} />;
  return (
    <Container>
      <Inside block={block} shared={shared} />
    </Container>
  );
}

function Inside({ block, shared }: { block: Exclude<LandingBlock, { type: 'hero' }>; shared: Shared }) {
  switch (block.type) {
    case 'pictures':
      return <PicturesBlock {...block} />;
    case 'proof':
      return <Proof {...block} />;
    case 'packets':
      return <PacketsBlock {...block} packets={shared.packets} />;
    case 'questions':
      return <QuestionsBlock {...block} />;
    default:
      return <FormBlock {...block} {...shared} />;
  }
}

function HeroBlock({ eyebrow, title, accent, lead, scene, action }: Block<'hero'>) {
  const heading = (
    <Display>
      {title} <em>{accent}</em>
    </Display>
  );
  const actions = action && (
    <ButtonLink look="ink" href={action.href}>
      {action.label}
    </ButtonLink>
  );
  if (scene)
    return (
      <Hero scene={scene} tone="lilac" priority tag={eyebrow} heading={heading} actions={actions}>
        {lead}
      </Hero>
    );
  return (
    <Container>
      <Opening>
        <Stack gap={4}>
          <Eyebrow>{eyebrow}</Eyebrow>
          {heading}
        </Stack>
        <Lead>{lead}</Lead>
        {actions}
      </Opening>
    </Container>
  );
}

function PicturesBlock({ items }: Block<'pictures'>) {
  return (
    <Pictures>
      {items.map(({ scene, title, text }, nth) => (
        <li key={scene}>
          <PictureFrame>
            <ScenePicture scene={scene} priority={nth === 0} />
          </PictureFrame>
          <h2>{title}</h2>
          <Text size="small" quiet>
            {text}
          </Text>
        </li>
      ))}
    </Pictures>
  );
}

function PacketsBlock({ title, packets }: Block<'packets'> & Pick<Shared, 'packets'>) {
  if (packets.length === 0) return null;
  return (
    <Section>
      <SectionHead>
        <h2>{title}</h2>
      </SectionHead>
      <PacketShelf packets={packets} addOf={(packet) => addOnce(packet.choice, 'subscription')} slide />
    </Section>
  );
}

function QuestionsBlock({ title, items }: Block<'questions'>) {
  return (
    <Section>
      <SectionHead>
        <h2>{title}</h2>
      </SectionHead>
      <Accordion items={items.map((item) => ({ id: item.id, title: item.title, content: <p>{item.text}</p> }))} />
    </Section>
  );
}

function FormBlock({ title, text, slug, onSubscribe, newsletter }: Block<'form'> & Shared) {
  return (
    <Newsletter
      onSubscribe={onSubscribe}
      ended={newsletter}
      fields={{ campaign: slug }}
      submitProps={needsApp}
      heading={
        <>
          <h2>{title}</h2>
          <p>{text}</p>
        </>
      }
    />
  );
}
