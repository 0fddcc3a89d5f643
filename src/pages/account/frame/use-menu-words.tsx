import { useLingui } from '@lingui/react/macro';
import type { AccountMenuId } from '../../../../domain/account/index.ts';
import { PersonIcon, icon } from '../../../components/basics/icons.tsx';
import {
  BoxIcon,
  CardIcon,
  HeartIcon,
  HouseIcon,
  LockIcon,
  MailIcon,
  PinIcon,
  ReceiptIcon,
  TicketIcon,
} from '../../../components/basics/more-icons.tsx';

const KeyIcon = icon('M8 11.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8M11 12.5 19.5 4M16 7.5l2.5 2.5');

export const menuIcons = {
  'my-subscription': BoxIcon,
  'my-orders': ReceiptIcon,
  'our-family-code': HeartIcon,
  'partnership-code': TicketIcon,
  'my-user-info': PersonIcon,
  'corporation-profile-info': HouseIcon,
  'change-my-password': LockIcon,
  'create-password': KeyIcon,
  'my-addresses': PinIcon,
  'my-saved-cards': CardIcon,
  communication: MailIcon,
} satisfies Record<AccountMenuId, unknown>;

/** Labels of the entries of the account's menu. Spec §2. */
export function useMenuWords(): Record<AccountMenuId, string> {
  const { t } = useLingui();
  return {
    'my-subscription': t`Aboneliğim`,
    'my-orders': t`Siparişlerim`,
    'our-family-code': t`Aile kodumuz`,
    'partnership-code': t`Kuponlarım`,
    'my-user-info': t`Bilgilerim`,
    'corporation-profile-info': t`Kurum bilgileri`,
    'change-my-password': t`Şifremi değiştir`,
    'create-password': t`Şifre oluştur`,
    'my-addresses': t`Adreslerim`,
    'my-saved-cards': t`Kartlarım`,
    communication: t`İletişim izinleri`,
  };
}
