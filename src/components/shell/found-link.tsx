import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { Kurus } from '../../../domain/money/index.ts';
import { styled } from '../../theme/stitches.ts';
import { AppLink } from '../basics/app-link.tsx';
import type { FoundKind } from './found-groups.ts';
import { ArrowRightIcon } from '../basics/icons.tsx';
import { Price } from '../payment/price.tsx';
import { Marked } from './marked.tsx';
import { Pill } from '../basics/pill.tsx';
import { LinePicture } from '../pictures/picture.tsx';

const Row = styled(AppLink, {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '$control',
  paddingBlock: '$2',
  borderBottom: '1.5px solid $line',
  textDecoration: 'none',
  '& > span': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: '.1rem', minWidth: 0, flex: 1 },
  '& b': { fontWeight: 600 },
  '& small': {
    color: '$ink2',
    fontSize: '$small',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  '& > svg': { color: '$coralText', flex: 'none' },
  '&:hover b,&[data-on] b': { textDecoration: 'underline', textDecorationColor: '$coral', textUnderlineOffset: '.2em' },
  '&[data-on]': { background: '$sand' },
});
/** The price as on a card of the store, in one line if it fits. */
const Cost = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 .75em',
  fontSize: '$micro',
  color: '$ink2',
  '& > :first-child': { color: '$ink' },
});
const Pictured = styled('div', { flex: 'none', width: '3.5rem' });

interface FoundLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'title' | 'children'> {
  kind: FoundKind;
  slug: string | null;
  href: string;
  title: string;
  summary: string;
  /** Kuruş; null for a result that is not one item. The same or absent `subscription` shows the once price alone. */
  offer: { price: { subscription?: Kurus; oneTimePurchase: Kurus }; pieces: number; isInStock: boolean } | null;
  /** The search text: its words are marked. */
  query: string;
}

/** One result of the search. */
export function FoundLink({ kind, slug, href, title, summary, offer, query, ...rest }: FoundLinkProps) {
  const pictured = kind === 'product' || kind === 'packet' ? kind : null;
  return (
    <Row href={href} {...rest}>
      {pictured && slug !== null && (
        <Pictured>
          <LinePicture type={pictured} slug={slug} width={56} />
        </Pictured>
      )}
      <span>
        <b>
          <Marked text={title} query={query} />
        </b>
        <small>
          <Marked text={summary} query={query} />
        </small>
        {offer && <OfferLine {...offer} />}
      </span>
      <ArrowRightIcon />
    </Row>
  );
}

function OfferLine({ price, pieces, isInStock }: NonNullable<FoundLinkProps['offer']>) {
  const { t } = useLingui();
  const { oneTimePurchase } = price;
  const subscription = price.subscription === oneTimePurchase ? undefined : price.subscription;
  return (
    <Cost>
      {subscription === undefined ? (
        <Price amount={oneTimePurchase} size="small" />
      ) : (
        <>
          <span>
            <Price amount={subscription} size="small" /> {t`/ 8 haftada bir`}
          </span>{' '}
          <span>
            <Price amount={oneTimePurchase} /> {t`tek sefer`}
          </span>
        </>
      )}{' '}
      <span>{t`${pieces} adet`}</span> {!isInStock && <Pill>{t`Tükendi`}</Pill>}
    </Cost>
  );
}
