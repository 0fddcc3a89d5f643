import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type DataPart, KEPT_YEARS } from '../../../domain/account/index.ts';
import type { LeavingView } from '../../../machines/delete-account/index.ts';
import { TextLink } from '../../components/basics/app-link.tsx';
import { Card } from '../../components/basics/card.tsx';
import { CheckIcon } from '../../components/basics/icons.tsx';
import { ReceiptIcon } from '../../components/basics/more-icons.tsx';
import { Price } from '../../components/payment/price.tsx';
import { Text } from '../../components/basics/text.tsx';
import { Facts } from './delete-account.styles.ts';

/** An entry of the list, with an optional detail. */
function Fact({ icon, children, detail }: { icon: ReactNode; children: ReactNode; detail?: ReactNode }) {
  return (
    <li>
      {icon}
      <div>
        {children}
        {detail && <small>{detail}</small>}
      </div>
    </li>
  );
}

export function WhatGoes({ view }: { view: LeavingView }) {
  const { balance, runningSubscriptionCount: running } = view;
  const has = (part: DataPart) => view.parts.some(({ name, count }) => name === part && count > 0);
  return (
    <Card>
      <h2>
        <Trans>Silinir</Trans>
      </h2>
      <Facts>
        <Fact icon={<CheckIcon />} detail={<Trans>Şifren, Google ve Apple ile girişin de</Trans>}>
          <Trans>Adın, e-postan, telefonun, doğum tarihin</Trans>
        </Fact>
        {has('cards') ? (
          <Fact icon={<CheckIcon />} detail={<Trans>Ödeme kuruluşundaki kart kaydı da</Trans>}>
            <Trans>Adreslerin ve kartların</Trans>
          </Fact>
        ) : (
          <Fact icon={<CheckIcon />}>
            <Trans>Adreslerin</Trans>
          </Fact>
        )}
        {running > 0 && (
          <Fact icon={<CheckIcon />} detail={<Trans>Bir daha para çekilmez</Trans>}>
            <Plural value={running} one="# aboneliğin biter" other="# aboneliğin biter" />
          </Fact>
        )}
        {(balance > 0 || has('codes')) && (
          <Fact icon={<CheckIcon />} detail={balance > 0 && <Trans>Önce harcamak istersen silme bekler</Trans>}>
            {balance > 0 ? (
              <Trans>
                Aile kodun, kuponların ve <Price amount={balance} /> bakiyen
              </Trans>
            ) : (
              <Trans>Aile kodun ve kuponların</Trans>
            )}
          </Fact>
        )}
        <Fact
          icon={<CheckIcon />}
          detail={<Trans>Bir daha yazmayız; yalnızca silindiğini söyleyen bir e-posta gelir</Trans>}
        >
          <Trans>Bülten ve sana yazdığımız e-postalar</Trans>
        </Fact>
        {has('reviews') && (
          <Fact icon={<CheckIcon />} detail={<Trans>Yazdıkların adsız kalır</Trans>}>
            <Trans>Yorumlarındaki adın</Trans>
          </Fact>
        )}
      </Facts>
    </Card>
  );
}

export function WhatStays({ view: { parts } }: { view: LeavingView }) {
  const hasCode = parts.some(({ name, count }) => name === 'codes' && count > 0);
  return (
    <Card tone="sand">
      <h2>
        <Trans>Kanun gereği kalır</Trans>
      </h2>
      <Facts>
        <Fact
          icon={<ReceiptIcon />}
          detail={<Trans>Adın ve adresinle. {KEPT_YEARS.orders} yıl, Türk Ticaret Kanunu md. 82</Trans>}
        >
          <Trans>Siparişlerin ve faturaların</Trans>
        </Fact>
        <Fact
          icon={<ReceiptIcon />}
          detail={
            <Trans>
              İletişim bilgilerin ve IP adresinle. {KEPT_YEARS.agreements} yıl, Mesafeli Sözleşmeler Yönetmeliği md. 20
            </Trans>
          }
        >
          <Trans>Onayladığın sözleşmeler</Trans>
        </Fact>
        <Fact
          icon={<ReceiptIcon />}
          detail={
            <Trans>
              E-postan ve IP adresinle. İzin bittikten sonra {KEPT_YEARS.consents} yıl, ticari ileti mevzuatı
            </Trans>
          }
        >
          <Trans>İzin kayıtların</Trans>
        </Fact>
      </Facts>
      <Text size="small" quiet>
        <Trans>Bunlara yalnızca kanun isterse bakılır, başka işte kullanılmaz.</Trans>{' '}
        {hasCode && (
          <>
            <Trans>Aile kodun, onu kullanan arkadaşlarının siparişlerinde yazılı kalır.</Trans>{' '}
          </>
        )}
        <TextLink href="/know-us/kvkk">
          <Trans>KVKK aydınlatma metni</Trans>
        </TextLink>
      </Text>
    </Card>
  );
}
