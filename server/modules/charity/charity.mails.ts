import { fill, msg } from '#words';
import { BRAND_NAME } from '../../../domain/brand.ts';
import type { DecisionReason } from '../../../domain/charity/index.ts';
import { type Localized, pathIn } from '../../../domain/locale/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { composeMail, greeting } from '../../platform/mail/compose-mail.ts';
import type { MailBlock } from '../../platform/mail/mail-layout.ts';
import type { MailDraft } from '../../platform/mail/mail.ts';
import type { StoredApplication } from './charity.types.ts';

type Write = (application: StoredApplication, config: Pick<Config, 'publicUrl'>) => MailDraft;

const brand = BRAND_NAME;
const same = (text: string): Localized => ({ tr: text, en: text });

const reasonWords: Readonly<Record<DecisionReason, Localized>> = {
  STOCK: msg`Bağış için ayırdığımız paketler şu an bu kadarına yetiyor.`,
  DOCUMENTS_MISSING: msg`Kurumu doğrulamak için gereken belgeler eksik.`,
  NOT_ELIGIBLE: msg`Başvuru, ürün desteği verdiğimiz kapsamın dışında kalıyor.`,
  DUPLICATE: msg`Aynı ihtiyaç için başka bir başvuru var.`,
  OTHER: msg`Ayrıntısını bu e-postayı yanıtlayarak sorabilirsin.`,
};

const noStock = msg`Bağış için ayırdığımız paketler şu an yetmiyor.`;

/** The reason in words, followed by the note of operations; a note replaces the reason OTHER. */
const why = ({ status, decisionReason, decisionNote }: StoredApplication): Localized[] => [
  ...(decisionReason === null || (decisionReason === 'OTHER' && decisionNote !== null)
    ? []
    : [decisionReason === 'STOCK' && status === 'REJECTED' ? noStock : reasonWords[decisionReason]]),
  ...(decisionNote === null ? [] : [same(decisionNote)]),
];

function compose(
  kind: string,
  { applicant, language }: StoredApplication,
  config: Pick<Config, 'publicUrl'>,
  subject: Localized,
  blocks: MailBlock[],
): MailDraft {
  return composeMail({
    kind,
    recipient: applicant.email,
    language,
    subject,
    blocks: [
      greeting(applicant.firstName),
      ...blocks,
      { button: msg`Başvurumu gör`, href: config.publicUrl + pathIn(language, '/charity') },
    ],
  });
}

const factsOf = ({ applicant, quantity }: StoredApplication) => ({
  corporation: applicant.corporationName,
  quantity: String(quantity),
});

export const applicationReceived: Write = (application, config) =>
  compose('applicationReceived', application, config, fill(msg`{brand}: başvurunu aldık`, { brand }), [
    fill(msg`{corporation} adına {quantity} paketlik başvurunu aldık.`, factsOf(application)),
    msg`İncelemeye başlayınca sana yazarız. O zamana kadar paket adedini değiştirebilirsin.`,
  ]);

export const applicationInReview: Write = (application, config) =>
  compose('applicationInReview', application, config, fill(msg`{brand}: başvurunu inceliyoruz`, { brand }), [
    fill(
      msg`{corporation} adına {quantity} paketlik başvurunu incelemeye başladık. Paket adedi artık değişmez.`,
      factsOf(application),
    ),
    msg`Sonucu bu adrese yazarız.`,
  ]);

export const applicationApproved: Write = (application, config) => {
  const { quantity, approvedQuantity } = application;
  if (approvedQuantity === null || approvedQuantity === quantity) {
    return compose('applicationApproved', application, config, fill(msg`{brand}: başvurun onaylandı`, { brand }), [
      fill(msg`{corporation} adına istediğin {quantity} paketin tamamını onayladık.`, factsOf(application)),
      ...why(application),
      msg`Koli yola çıkınca yazarız.`,
    ]);
  }
  return compose(
    'applicationApproved',
    application,
    config,
    fill(msg`{brand}: başvurunun bir kısmı onaylandı`, { brand }),
    [
      fill(msg`{corporation} adına istediğin {quantity} paketin {approved} adedini onayladık. Nedeni şu:`, {
        ...factsOf(application),
        approved: String(approvedQuantity),
      }),
      ...why(application),
      msg`Koli yola çıkınca yazarız.`,
    ],
  );
};

export const applicationRejected: Write = (application, config) =>
  compose('applicationRejected', application, config, fill(msg`{brand}: başvurunu onaylayamadık`, { brand }), [
    fill(msg`{corporation} adına {quantity} paketlik başvurunu onaylayamadık. Nedeni şu:`, factsOf(application)),
    ...why(application),
    msg`Yeniden başvurabilirsin. Bir yanlışlık olduğunu düşünüyorsan bu e-postayı yanıtla.`,
  ]);

export const applicationSent: Write = (application, config) =>
  compose('applicationSent', application, config, fill(msg`{brand}: kolin yola çıktı`, { brand }), [
    fill(msg`{corporation} için onayladığımız {approved} paket yola çıktı.`, {
      ...factsOf(application),
      approved: String(application.approvedQuantity ?? application.quantity),
    }),
    ...(application.trackingUrl === null
      ? []
      : [{ button: msg`Koliyi takip et`, href: application.trackingUrl } satisfies MailBlock]),
  ]);
