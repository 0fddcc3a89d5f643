import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { inLocale } from '../../../domain/locale/index.ts';
import { parsePageIdentifier, productShelfName } from '../../../domain/product/index.ts';
import { addOnce } from '../../alive/add.tsx';
import { Accordion } from '../../components/basics/accordion.tsx';
import { Breadcrumb } from '../../components/shell/breadcrumb.tsx';
import { Container } from '../../components/basics/container.tsx';
import { PacketShelf } from '../../components/catalogue/packet-shelf.tsx';
import { Part } from '../../components/feedback/part.tsx';
import { Section, SectionHead } from '../../components/basics/section.tsx';
import { Lead } from '../../components/basics/text.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import type { ProductPage } from '../../services/catalog/index.ts';
import type { ShelfPacket } from '../../services/packets/index.ts';
import { Buy } from './buy.tsx';
import { Comparison } from './comparison.tsx';
import { LayersPanel } from './layers-panel.tsx';
import { ReviewsBlock } from './lazy-reviews.ts';
import { Related } from './related.tsx';
import type { ReviewsBlockProps } from './reviews.tsx';

export interface ProductScreenProps {
  page: ProductPage;
  suggested: readonly ShelfPacket[];
  /** Null without reviews. */
  said: ReviewsBlockProps | null;
}

/** A sub-type with all its box sizes; also the heating patch and the trial box. */
export function ProductScreen({ page, suggested, said }: ProductScreenProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const typeName = inLocale(productShelfName(page.type), locale);
  const name = inLocale(page.name, locale);
  const hasShelf = page.type !== 'trial' && page.type !== 'donation';
  const siblings = page.related.filter((box) => box.type === page.type);
  const others = page.related.filter((box) => box.type !== page.type);
  const isInThem = suggested.every(({ summary }) =>
    summary.some(({ _subType }) => parsePageIdentifier(_subType)?.type === page.type),
  );
  return (
    <>
      <Container>
        <Breadcrumb
          items={[
            { label: t`Mağaza`, href: '/store' },
            ...(hasShelf && typeName !== name ? [{ label: typeName, href: `/store/${page.type}` }] : []),
            { label: name },
          ]}
        />
        <Buy page={page} />
      </Container>
      {siblings.length > 0 && (
        <Container>
          <Part>
            <Comparison page={page} siblings={siblings} />
          </Part>
        </Container>
      )}
      <LayersPanel type={page.type} />
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
