import { Trans, useLingui } from '@lingui/react/macro';
import { readContents } from '../../../art/products/contents.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import { sum, times } from '../../../domain/money/index.ts';
import { Container } from '../../components/basics/container.tsx';
import { contentsInWords, piecesOf } from '../../components/catalogue/packets/packet-words.ts';
import { Price } from '../../components/payment/price.tsx';
import { Panel } from '../../components/basics/section.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { TrayPicture } from '../../components/pictures/tray-picture.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
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

const Boxes = styled('ul', {
  display: 'grid',
  gap: '$2',
  marginTop: '$2',
  fontSize: '$small',
  '& > li': { display: 'flex', justifyContent: 'space-between', gap: '$4' },
});

/** The contents of the packet: seen from above, as a list, and the boxes they come in. */
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
                    İçinde <em>{pieces} adet</em>
                  </Trans>
                </h2>
              </div>
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
