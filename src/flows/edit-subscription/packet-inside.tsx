import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readContents } from '../../../art/products/contents.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import {
  customPacket,
  type EditLine,
  type EditView,
  type EditItem,
  roomFor,
} from '../../../machines/edit-subscription/index.ts';
import { Button } from '../../components/basics/button.tsx';
import { Line, Lines } from '../../components/basics/card.tsx';
import { Price } from '../../components/payment/price.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { Stepper } from '../../components/fields/stepper.tsx';
import { Text } from '../../components/basics/text.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import { Pack } from './edit-subscription.styles.ts';
import { ItemPicture } from './item-picture.tsx';

interface PacketInsideProps {
  line: EditLine;
  view: EditView;
  name: string;
  onChoose: (packet: EditItem) => void;
  onClose: () => void;
}

/** Changes the boxes in a packet: it becomes a custom packet, priced at the sum of its boxes. */
export function PacketInside({ line, view: { packable }, name, onChoose, onClose }: PacketInsideProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [boxes, setBoxes] = useState(line.boxes ?? []);
  const packet = customPacket(boxes, packable);
  const countOf = (id: string) => boxes.find(({ productId }) => productId === id)?.quantity ?? 0;
  const choose = (productId: string, quantity: number) =>
    setBoxes([
      ...boxes.filter((one) => one.productId !== productId),
      ...(quantity > 0 ? [{ productId, quantity }] : []),
    ]);
  const pieces = readContents(packet?.pieces ?? '').reduce((sum, { count }) => sum + count, 0);
  return (
    <Stack as="fieldset" gap={3} data-actions="" aria-label={t`İçini değiştir: ${name}`}>
      <Text quiet size="small">
        <Trans>
          Hazır bir paketi değiştirince senin kutun olur: fiyatı kutuların toplamıdır. Bir türden en çok üç kutu.
        </Trans>
      </Text>
      <Lines>
        {packable.map((product) => {
          const count = countOf(product.id);
          return (
            <Line key={product.id}>
              <Row gap={3}>
                <Pack>
                  <ItemPicture
                    item={{ item: { kind: 'product', id: product.id }, pieces: `${product.kind}.${product.size}` }}
                    size={48}
                  />
                </Pack>
                <div>
                  {inLocale(product.name, locale)}
                  <small>
                    <Price amount={product.unitPrice} />
                  </small>
                </div>
              </Row>
              <Stepper
                label={inLocale(product.name, locale)}
                value={count}
                max={count + roomFor(product, boxes, packable)}
                onChange={(quantity) => choose(product.id, quantity)}
              />
            </Line>
          );
        })}
      </Lines>
      <Row between aria-live="polite">
        <b>
          <Plural value={pieces} one="# adet" other="# adet" />
        </b>
        {packet?.unitPrice != null && <Price amount={packet.unitPrice} size="large" />}
      </Row>
      <Row>
        <Button
          size="small"
          look="ink"
          disabled={packet === null || packet.key === line.key}
          onClick={() => packet && onChoose(packet)}
        >
          <Trans>Böyle olsun</Trans>
        </Button>
        <Button size="small" onClick={onClose}>
          <Trans>Vazgeç</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
