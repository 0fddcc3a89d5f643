import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CheckoutNotice } from '../../../../machines/checkout/index.ts';
import { TextLink } from '../../../components/basics/app-link.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { useFailureWords } from '../../../components/words/use-failure-words.ts';
import type { CheckoutScreenProps } from '../form/checkout.types.ts';

/** Why the shopper is back at the form. It takes the focus: something has happened that they must read first. */
export function PaymentNotice({ snapshot }: Pick<CheckoutScreenProps, 'snapshot'>) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const words = useFailureWords();
  const { notice, failure } = snapshot.context;
  const hasFields = (failure?.fields?.length ?? 0) > 0;
  const shown = useRef(notice);
  useEffect(() => {
    const isOver = shown.current !== null && notice === null;
    shown.current = notice;
    // An error at a field has the focus there.
    if (notice !== null && !hasFields) frame.current?.focus();
    // The notice and its focused button are removed once the cause is resolved: the focus would go to the body.
    if (!isOver || document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('[data-flow=checkout] h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [notice, hasFields]);
  if (notice === null) return null;
  const rest: Record<CheckoutNotice, { title: string; text: ReactNode }> = {
    priceChanged: {
      title: t`Fiyat değişmiş.`,
      text: t`Sen doldururken bir fiyat güncellendi. Tutara aşağıda bir daha bak; uygunsa yeniden onayla.`,
    },
    outOfStock: {
      title: t`Sepetindeki bir ürün az önce tükendi.`,
      text: (
        <Trans>
          Sepetinden çıkarınca ya da azaltınca devam edebilirsin. <TextLink href="/cart">Sepete git</TextLink>
        </Trans>
      ),
    },
    notReceived: {
      title: t`Siparişin bize ulaşmadı.`,
      text: t`Bağlantı yolda koptu. Yazdıkların duruyor; bir kez daha deneyebilirsin, iki kez çekilmez.`,
    },
    cancelled: {
      title: t`Ödemeden vazgeçtin.`,
      text: t`Hazır olunca buradan devam edebilirsin.`,
    },
    addressGone: {
      title: t`Seçtiğin adres artık adres defterinde yok.`,
      text: t`Başka bir adres seç ya da yenisini yaz. Yazdıkların duruyor.`,
    },
    billingGone: {
      title: t`Faturan için seçtiğin adres artık adres defterinde yok.`,
      text: t`Faturan teslimat adresine kesilecek. Başka bir adrese istiyorsan seç.`,
    },
    addressesGone: {
      title: t`Seçtiğin adresler artık adres defterinde yok.`,
      text: t`Teslimat adresini yeniden seç ya da yenisini yaz. Faturan da ona kesilir; başka bir adrese istiyorsan seç.`,
    },
    textsChanged: {
      title: t`Onayladığın sözleşmeler değişti.`,
      text: t`Yenileri aşağıda: adresine ve sözleşmelere bir daha bak, ikisini de yeniden onayla.`,
    },
    codeRefused: {
      title: t`İndirim kodun kabul edilmedi.`,
      text: t`Süresi dolmuş ya da kullanım hakkı bitmiş olabilir. Tutara aşağıda bir daha bak; uygunsa yeniden onayla.`,
    },
    paidElsewhere: {
      title: t`Bu siparişin alınmadı.`,
      text: t`Başka bir sekmede verdiğin sipariş ödendi, ürünleri sepetinden çıktı. Burada kalanları istiyorsan bir kez daha onayla.`,
    },
    triedElsewhere: {
      title: t`Bu siparişin alınmadı.`,
      text: t`Başka bir sekmede bir ödeme denenmiş ama olmamış. Yazdıkların duruyor; buradan bir kez daha deneyebilirsin.`,
    },
    checkOpen: {
      title: t`Yarım kalmış bir kart doğrulaman var.`,
      text: (
        <Trans>
          O bitmeden ödeme başlatamıyoruz. Nasıl bittiğine Kartlarım sayfasında bakabilirsin.{' '}
          <TextLink href="/account/cards">Kartlarıma git</TextLink>
        </Trans>
      ),
    },
    rejected: {
      title: t`Siparişini bu hâliyle alamadık.`,
      text: failure && (
        <>
          {words(failure)} {failure.code === 'ITEM_UNAVAILABLE' && <TextLink href="/cart">{t`Sepete git`}</TextLink>}
        </>
      ),
    },
  };
  return (
    <Notice
      ref={frame}
      tone={notice === 'cancelled' ? 'info' : 'warning'}
      role="alert"
      tabIndex={-1}
      data-notice={notice}
      css={{ marginBottom: '$5' }}
    >
      <b>{rest[notice].title}</b>
      {rest[notice].text} {notice !== 'billingGone' && <Trans>Bu deneme için kartından para çekilmedi.</Trans>}
    </Notice>
  );
}
