import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Kurus } from '../../../domain/money/index.ts';
import { styled } from '../../theme/stitches.ts';
import { AddForm, type FormProps } from '../forms/add-form.tsx';
import { AddedLink } from '../forms/added-link.tsx';
import { AppLink } from '../basics/app-link.tsx';
import { Button } from '../basics/button.tsx';
import { Flow, type FlowLevel } from '../pictures/drops.tsx';
import { flowTint } from './flow-tint.ts';
import { PlusIcon } from '../basics/icons.tsx';
import { Picture } from '../pictures/picture.tsx';
import { CountBadge, Pill } from '../basics/pill.tsx';
import { Price } from '../payment/price.tsx';

export interface ProductCardProps {
  href: string;
  name: string;
  /** One line: contents or size. */
  detail: ReactNode;
  picture: { src: string; alt?: string };
  /** Subscription price large, once price under it; the same or absent `subscription` shows the once price alone. */
  price: { subscription?: Kurus | undefined; oneTimePurchase: Kurus };
  flow?: FlowLevel | undefined;
  /** The picture has the colour of this flow behind it. */
  tint?: FlowLevel | undefined;
  /** Short label on the picture. */
  label?: string | undefined;
  /** The item that the button adds; without it there is no button. */
  add?:
    | {
        fields: Readonly<Record<string, string>>;
        formProps?: FormProps | undefined;
        action?: string;
        /** The pieces in the cart, on the button itself: the count in the header may be out of sight. */
        inCart?: ReactNode;
      }
    | undefined;
  priority?: boolean;
  headingLevel?: 2 | 3;
}

const Card = styled('article', {
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  gap: '.35rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& h2,& h3': { fontSize: '1.1875rem', lineHeight: 1.2, letterSpacing: '-.012em', '@md': { fontSize: '1.375rem' } },
  '& h2 a,& h3 a': {
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$l' },
  },
  '& h2 a:focus-visible,& h3 a:focus-visible': { outline: 'none' },
  '& h2 a:focus-visible::after,& h3 a:focus-visible::after': { outline: '3px solid $focus', outlineOffset: '3px' },
  '@hover': { '&:hover img': { transform: 'translateY(-4px)' } },
});

const Frame = styled('div', {
  order: -1,
  borderRadius: '$l',
  background: '$sand',
  overflow: 'hidden',
  marginBottom: '$2',
  aspectRatio: '1',
  '& img': { transition: 'transform $calm' },
  variants: { tint: flowTint },
});

const Detail = styled('p', {
  fontSize: '$small',
  color: '$ink2',
  lineHeight: 1.4,
  display: 'grid',
  gap: '.25rem',
  alignContent: 'start',
});
const Buy = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '$2',
  alignSelf: 'end',
  marginTop: '.35rem',
  '& > :first-child': { flex: '1 1 4.5rem', minWidth: 0 },
  '& small': { display: 'inline-block', fontSize: '$micro', color: '$ink2', lineHeight: 1.4 },
  '& small > span': { display: 'inline-block' },
  '& small + small': { display: 'block' },
  '& form': { position: 'relative', zIndex: 1, flexBasis: '100%', minWidth: 0 },
  // Where texts are twice as large the word is below its icon.
  '& form > button': { flexWrap: 'wrap', paddingInline: '.25rem' },
});
const Label = styled(Pill, { position: 'absolute', top: '$3', left: '$3', order: -1 });
/** A product (or a packet: packet-card.tsx) on a shelf. The whole card leads to `href`; the button adds at once. */
export function ProductCard(props: ProductCardProps) {
  const { t } = useLingui();
  const { href, name, detail, picture, price, flow, tint, label, add, priority = false, headingLevel = 3 } = props;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const isRepeated = add?.fields['purchaseType'] === 'subscription';
  const subscription = price.subscription === price.oneTimePurchase ? undefined : price.subscription;
  return (
    <Card>
      <Heading>
        <AppLink href={href}>{name}</AppLink>
      </Heading>
      <Frame {...(tint && { tint })}>
        <Picture
          src={picture.src}
          alt={picture.alt ?? ''}
          width={400}
          height={400}
          sizes="(min-width: 552px) 33vw, 50vw"
          priority={priority}
        />
      </Frame>
      {label && <Label>{label}</Label>}
      <Detail as="div">
        {flow && <Flow level={flow} quiet />}
        <span>{detail}</span>
      </Detail>
      <Buy>
        {subscription === undefined ? (
          <Price amount={price.oneTimePurchase} size="body" />
        ) : (
          <div>
            <Price amount={subscription} size="body" /> <small>{t`/ 8 haftada bir`}</small>
            <small>
              <Price amount={price.oneTimePurchase} /> <span>{t`tek sefer`}</span>
            </small>
          </div>
        )}
        {add && (
          <AddForm {...add}>
            <Button
              type="submit"
              look="ink"
              size="small"
              wide
              aria-label={isRepeated ? t`${name}: abone ol, 8 haftada bir` : t`${name}: sepete ekle, tek seferlik`}
            >
              <PlusIcon />
              {isRepeated ? t`Abone ol` : t`Ekle`}
              <CountBadge>{add.inCart}</CountBadge>
            </Button>
            <AddedLink short wide />
          </AddForm>
        )}
      </Buy>
    </Card>
  );
}
