import { Trans, useLingui } from '@lingui/react/macro';
import { isKind, readContents } from '../../../art/contents.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import { sum, times } from '../../../domain/money/index.ts';
import { intensityOf, parsePageIdentifier } from '../../../domain/product/index.ts';
import { AppLink } from '../../components/app-link.tsx';
import { Container } from '../../components/container.tsx';
import { Flow } from '../../components/drops.tsx';
import { contentsInWords, kindName, piecesOf } from '../../components/packet-words.ts';
import { PiecePicture } from '../../components/piece-picture.tsx';
import { Price } from '../../components/price.tsx';
import { Panel } from '../../components/section.tsx';
import { Stack } from '../../components/stack.tsx';
import { Text } from '../../components/text.tsx';
import { TrayPicture } from '../../components/tray-picture.tsx';
import { useLocale } from '../../components/use-locale.ts';
import type { Packet } from '../../services/packets/index.ts';
import { styled } from '../../theme/stitches.ts';

const Frame = styled('div', { paddingBlock: 'calc($space$section / 4)' });

const Columns = styled('div', {
  display: 'grid',
  gap: '$6',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@media (min-width: 740px)': {
    gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
    gap: 'clamp(2.5rem,6vw,5rem)',
    alignItems: 'center',
  },
});

const List = styled('ul', {
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0,1fr) auto',
    gap: '$3',
    alignItems: 'center',
    padding: '.7rem 0',
    borderTop: '1.5px solid $line',
  },
  '& b': { display: 'block', fontWeight: 600, lineHeight: 1.25 },
  '& [data-count]': { font: '560 1.25rem/1 $fonts$serif' },
  '& a': { textUnderlineOffset: '.2em', textDecorationColor: '$line' },
});

const Boxes = styled('ul', {
  display: 'grid',
  gap: '$2',
  marginTop: '$2',
  fontSize: '$small',
  '& > li': { display: 'flex', justifyContent: 'space-between', gap: '$4' },
});

/** What you see is what arrives: the box from above, its contents and the boxes they come in. */
export function Contents({ packet }: { packet: Packet }) {
  const { t } = useLingui();
  const locale = useLocale();
  const words = contentsInWords(packet.summary, locale).join(', ');
  const pieces = piecesOf(packet.summary);
  const apart = sum(packet.items.map(({ _product, quantity }) => times(_product.price.oneTimePurchase, quantity)));
  return (
    <Frame>
      <Panel>
        <Container>
          <Columns>
            <TrayPicture contents={readContents(packet.slug)} label={t`Kutunun üstten görünüşü: ${words}`} />
            <Stack gap={5}>
              <div>
                <h2>
                  <Trans>
                    İçinde <em>{pieces} parça</em>
                  </Trans>
                </h2>
              </div>
              <List>
                {packet.summary.map(({ _subType, amount }) => (
                  <Content key={_subType} page={_subType} amount={amount} />
                ))}
              </List>
              <div>
                <Text strong>
                  <Trans>Şu kutularla gelir</Trans>
                </Text>
                <Boxes>
                  {packet.items.map(({ _product, quantity }) => (
                    <li key={_product._id}>
                      <span>
                        {inLocale(_product.name, locale)}
                        {quantity > 1 && ` × ${quantity}`}
                      </span>
                      <Price amount={times(_product.price.oneTimePurchase, quantity)} />
                    </li>
                  ))}
                </Boxes>
                {!packet.isCustom && (
                  <Text size="small" quiet>
                    <Trans>
                      Tek tek <Price amount={apart} />; pakette <Price amount={packet.price.oneTimePurchase} />
                    </Trans>
                  </Text>
                )}
              </div>
            </Stack>
          </Columns>
        </Container>
      </Panel>
    </Frame>
  );
}

function Content({ page, amount }: { page: string; amount: number }) {
  const locale = useLocale();
  const kind = parsePageIdentifier(page);
  if (!kind) return null;
  const picture = `${kind.type}.${kind.subType}`;
  const intensity = intensityOf(kind.type, kind.subType);
  return (
    <li>
      {isKind(picture) ? <PiecePicture kind={picture} /> : <span />}
      <div>
        <b>
          <AppLink href={`/product/${page}`}>{kindName(kind, locale)}</AppLink>
        </b>
        {intensity && <Flow level={intensity} quiet />}
      </div>
      <span data-count="">{amount}</span>
    </li>
  );
}
