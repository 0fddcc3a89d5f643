import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '../../../components/basics/app-link.tsx';
import { BoxOfferNote } from './box-offer.styles.ts';

interface BoxOfferProps {
  /** Running and paused subscriptions. */
  boxes: readonly { _id: string; name: string; status: string }[];
}

/** Offers to add to an existing subscription, beside the lines that would start a second one. */
export function BoxOfferScreen({ boxes }: BoxOfferProps) {
  const { t } = useLingui();
  const [only, ...others] = boxes;
  return (
    <BoxOfferNote aria-labelledby="box-offer">
      <h3 id="box-offer">
        <Trans>Zaten bir kutun var</Trans>
      </h3>
      <p>
        <Trans>
          Böyle alırsan ikinci bir kutu başlar. Dilersen bunları var olan kutuna ekle: ne değişeceğini önce görürsün,
          şimdi para çekilmez.
        </Trans>
      </p>
      {boxes.map(({ _id, name, status }) => (
        <TextLink key={_id} href={`/account/subscription/edit/${_id}?from=cart`}>
          {others.length === 0 && _id === only?._id ? t`Bunları var olan kutuma ekle` : t`“${name}” kutuma ekle`}
          {status === 'PAUSED' && t` (duraklatılmış)`}
        </TextLink>
      ))}
    </BoxOfferNote>
  );
}
