import { fill, msg } from '#words';
import { BRAND_NAME } from '../../../../domain/brand.ts';
import { addDays, HOLIDAYS, lastDayBefore } from '../../../../domain/calendar/index.ts';
import { type Localized, pathIn } from '../../../../domain/locale/index.ts';
import { deliveryWindow, lockAt, type PriceRise } from '../../../../domain/subscription/index.ts';
import type { Config } from '../../../platform/config/config.ts';
import { composeMail, greeting } from '../../../platform/mail/compose-mail.ts';
import type { MailDraft } from '../../../platform/mail/mail.ts';
import { dayWords, deliveryWords, lira, type LoadedPlan } from '../plan/index.ts';

const brand = BRAND_NAME;

const change = (from: Localized, to: Localized): Localized => ({
  tr: `${from.tr} → ${to.tr}`,
  en: `${from.en} → ${to.en}`,
});

/** A paused subscription has no planned delivery: its text names only the day from which the price counts. */
const fromWhen = ({ orderDay, from }: PriceRise, said: Record<'name' | 'before' | 'after', Localized>): Localized =>
  orderDay === null
    ? fill(
        msg`“{name}” aboneliğindeki her kutu şimdi {before}. {day} gününden sonra hazırlanan kutular {after} olacak; öncekiler eski fiyatıyla gelir.`,
        { ...said, day: dayWords(addDays(from, -1)) },
      )
    : fill(
        msg`“{name}” aboneliğindeki her kutu şimdi {before}. {delivery} kutusundan başlayarak {after} olacak; ondan önceki kutular eski fiyatıyla gelir.`,
        { ...said, delivery: deliveryWords(deliveryWindow(orderDay, HOLIDAYS)) },
      );

/** A delivery will cost more: how much now, how much then, from when on, and that the customer may end it. */
export function priceNotice(about: {
  loaded: LoadedPlan;
  rise: PriceRise;
  config: Pick<Config, 'publicUrl'>;
}): MailDraft {
  const { loaded, rise, config } = about;
  const { language, name } = loaded.rows.get(rise.subscriptionId)!.subscription;
  const [before, after] = [lira(rise.before), lira(rise.after)];
  const nameOf = (item: string): Localized => loaded.catalogItems.get(item)?.name ?? { tr: '', en: '' };
  return composeMail({
    kind: 'priceNotice',
    recipient: loaded.account.email,
    language,
    subject: fill(msg`{brand}: aboneliğinin fiyatı değişiyor`, { brand }),
    blocks: [
      greeting(loaded.account.firstName),
      fromWhen(rise, { name: { tr: name, en: name }, before, after }),
      {
        caption: msg`Bir adedin fiyatı, KDV dâhil`,
        rows: [
          ...rise.lines.map((line) => [nameOf(line.item), change(lira(line.before), lira(line.after))] as const),
          [msg`Kutunun tamamı`, change(before, after)] as const,
        ],
      },
      fill(
        msg`Bu fiyatı istemezsen {lastDay} gününün sonuna kadar hesabından değiştirebilir, duraklatabilir ya da bitirebilirsin. Hiçbirinin bedeli yok.`,
        { lastDay: dayWords(lastDayBefore(lockAt(rise.orderDay ?? rise.from))) },
      ),
      { button: msg`Hesabıma git`, href: config.publicUrl + pathIn(language, '/account') },
    ],
  });
}
