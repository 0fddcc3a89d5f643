import { Trans, useLingui } from '@lingui/react/macro';
import { packedPacket, type CustomPacketEvent } from '../../../../machines/custom-packet/index.ts';
import { Button, ButtonLink } from '../../../components/basics/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Price } from '../../../components/payment/price.tsx';
import { useHandedFocus } from '../../../components/hooks/use-handed-focus.ts';
import { styled } from '../../../theme/stitches.ts';
import type { CustomPacketSnapshot } from './custom-packet.types.ts';

interface AddToCartProps {
  snapshot: CustomPacketSnapshot;
  send: (event: CustomPacketEvent) => void;
  /** Shows the amount inside the button. */
  withPrice?: boolean;
}

/** The main button of the page, and its outcome. */
export function AddToCart({ snapshot, send, withPrice = false }: AddToCartProps) {
  return (
    <>
      <Outcome snapshot={snapshot} />
      <AddButton snapshot={snapshot} send={send} withPrice={withPrice} />
    </>
  );
}

export function AddButton({ snapshot, send, withPrice = false }: AddToCartProps) {
  const { t } = useLingui();
  const control = useHandedFocus();
  const { context } = snapshot;
  const price = packedPacket(context)?.price[context.purchaseType];
  if (snapshot.hasTag('inCart'))
    return <ButtonLink ref={control} look="main" wide href="/cart">{t`Sepete git`}</ButtonLink>;
  const isBusy = snapshot.hasTag('busy');
  return (
    <Button
      ref={control}
      look="main"
      wide
      busy={isBusy}
      disabled={!isBusy && !snapshot.can({ type: 'packet.add' })}
      onClick={() => send({ type: 'packet.add' })}
    >
      <span>
        {context.replaces === null ? t`Sepete ekle` : t`Kutuyu güncelle`}
        {withPrice && price !== undefined && (
          <>
            {' '}
            · <Price amount={price} />
          </>
        )}
      </span>
    </Button>
  );
}

const Said = styled('output', { display: 'block', '&:empty': { display: 'none' } });

/** The outcome in words, such as 'already-exist-in-cart'. Spec §4, §8. */
export function Outcome({ snapshot }: { snapshot: CustomPacketSnapshot }) {
  return <Said>{wordsOf(snapshot)}</Said>;
}

function wordsOf(snapshot: CustomPacketSnapshot) {
  if (snapshot.value === 'placed') {
    return (
      <Notice tone="success">
        {snapshot.context.replaces === null ? (
          <Trans>Kutun sepette.</Trans>
        ) : (
          <Trans>Sepetindeki kutu güncellendi.</Trans>
        )}
      </Notice>
    );
  }
  if (snapshot.value === 'duplicate') {
    return (
      <Notice tone="info" data-code="already-exist-in-cart">
        <Trans>
          Tam bu içerikte bir kutu zaten sepetinde; ikincisini eklemedik. İçini değiştirirsen bunu da ekleyebilirsin.
        </Trans>
      </Notice>
    );
  }
  if (snapshot.value === 'failed') {
    return (
      <Notice tone="error">
        <Trans>Kutuyu sepete koyamadık ama içindekiler duruyor. Bir daha dener misin?</Trans>
      </Notice>
    );
  }
  return null;
}
