import { Trans } from '@lingui/react/macro';
import { CONTACT_EMAIL, PHONE_HREF, SELLER } from '../../../../domain/brand.ts';
import { PLAIN_PARCEL } from '../../../../domain/delivery/index.ts';
import { inLocale } from '../../../../domain/locale/index.ts';
import { TextLink } from '../../../components/basics/app-link.tsx';
import { BagIcon, SwapIcon } from '../../../components/basics/icons.tsx';
import { HouseIcon, LockIcon, MailIcon } from '../../../components/basics/more-icons.tsx';
import { useLocale } from '../../../components/words/use-locale.ts';
import { styled } from '../../../theme/stitches.ts';

const List = styled('ul', {
  display: 'grid',
  gap: '.6rem',
  fontSize: '$small',
  color: '$ink2',
  '& li': { display: 'flex', gap: '.75rem', alignItems: 'start' },
  '& li > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& svg': { flex: 'none', color: '$coralText' },
});

const sellerName = SELLER.title;

/** The shop's assurances beside the pay button. */
export function Sureties() {
  const locale = useLocale();
  return (
    <List>
      <li>
        <LockIcon />
        <Trans>Kart numaran ödeme kuruluşuna gider; bizde durmaz.</Trans>
      </li>
      <li>
        <SwapIcon />
        <Trans>Koruyucu ambalajı açılmamış ürünü 14 gün içinde geri alırız, kargosu bizden.</Trans>
      </li>
      <li>
        <BagIcon />
        {inLocale(PLAIN_PARCEL.outside, locale)}
      </li>
      <li>
        <MailIcon />
        <span>
          <Trans>
            Takıldıysan yaz: <TextLink href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</TextLink> ya da ara:{' '}
            <TextLink href={PHONE_HREF}>{SELLER.phone}</TextLink>
          </Trans>
        </span>
      </li>
      <li>
        <HouseIcon />
        <Trans>Satıcı: {sellerName}, Kadıköy / İstanbul</Trans>
      </li>
    </List>
  );
}
