import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { inLocale } from '../../../domain/locale/index.ts';
import { parsePageIdentifier } from '../../../domain/product/index.ts';
import { addOnce } from '../../alive/add.tsx';
import { Accordion } from '../../components/basics/accordion.tsx';
import { Container } from '../../components/basics/container.tsx';
import { PacketShelf } from '../../components/catalogue/packets/packet-shelf.tsx';
import { Part } from '../../components/feedback/part.tsx';
import { Section, SectionHead } from '../../components/basics/section.tsx';
import { Lead } from '../../components/basics/text.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import type { ProductPage } from '../../services/catalog/index.ts';
import type { ShelfPacket } from '../../services/packets/index.ts';
import { Absences } from './absences.tsx';
import { Comparison } from './comparison.tsx';
import { LayersPanel } from './layers-panel.tsx';
import { ReviewsBlock } from './reviews/lazy-reviews.ts';
import { Related } from './related.tsx';
import type { ReviewsBlockProps } from './reviews/reviews.tsx';

export interface BelowProps {
  page: ProductPage;
  suggested: readonly ShelfPacket[];
  /** Null without reviews. */
  said: ReviewsBlockProps | null;
}

/** Absent materials, other products of its kind, layers, questions, reviews and related products. */
export function Below({ page, suggested, said }: BelowProps) {
  const locale = useLocale();
  const others = page.related.filter((box) => box.type !== page.type);
  const isInThem = suggested.every(({ summary }) =>
    summary.some(({ _subType }) => parsePageIdentifier(_subType)?.type === page.type),
  );
  return (
    <>
      {page.absences.length > 0 && (
        <Container>
          <Absences absences={page.absences.map((absence) => inLocale(absence, locale))} />
        </Container>
      )}
      {page.family.length > 0 && (
        <Container>
          <Part>
            <Comparison page={page} />
          </Part>
        </Container>
      )}
      <LayersPanel type={page.type} layers={page.layers} />
      <Container>
        <Section>
          <SectionHead>
            <h2>
              <Trans>
                Bilmek <em>istersen</em>
              </Trans>
            </h2>
          </SectionHead>
          <Accordion
            name="details"
            open="detail-0"
            items={page.details.map(({ heading, text }, nth) => ({
              id: `detail-${nth}`,
              title: inLocale(heading, locale),
              content: <p>{inLocale(text, locale)}</p>,
            }))}
          />
        </Section>
        <Part>
          {said && (
            <Suspense>
              <ReviewsBlock key={page.pageIdentifier} {...said} />
            </Suspense>
          )}
        </Part>
        {suggested.length > 0 && (
          <Section>
            <SectionHead>
              <h2>{isInThem ? <Trans>Paket olarak daha hesaplı</Trans> : <Trans>Ya da hazır bir paket</Trans>}</h2>
              <Lead>
                {isInThem ? (
                  <Trans>Birlikte iyi giden ürünler tek kutuda. İçini sonra değiştirebilirsin.</Trans>
                ) : (
                  <Trans>Akışına göre hazırlandı; içini değiştirebilirsin.</Trans>
                )}
              </Lead>
            </SectionHead>
            <PacketShelf packets={suggested} addOf={(packet) => addOnce(packet.choice, 'subscription')} slide />
          </Section>
        )}
        <Part>{others.length > 0 && <Related boxes={others} />}</Part>
      </Container>
    </>
  );
}
