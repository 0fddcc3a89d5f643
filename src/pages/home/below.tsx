import { Container } from '../../components/basics/container.tsx';
import type { Product } from '../../services/catalog/index.ts';
import type { ShelfPacket } from '../../services/packets/index.ts';
import { Absent } from './absent.tsx';
import { DonationPanel } from './donation-panel.tsx';
import { Facts } from './facts.tsx';
import { Questions } from './questions.tsx';
import { type HomeReview, SelectedReviews } from './selected-reviews.tsx';
import { Steps } from './steps.tsx';

export interface BelowProps {
  popular: readonly ShelfPacket[];
  /** Null while donations are not taken. */
  donation: Product | null;
  /** The latest reviews; may be empty. */
  reviews: readonly HomeReview[];
  /** The live counter when the page's data was made. */
  counted: number;
}

/** Below the packets: absent materials, facts, steps, reviews and questions. */
export function Below({ popular, donation, reviews, counted }: BelowProps) {
  return (
    <>
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
      </Container>
    </>
  );
}
