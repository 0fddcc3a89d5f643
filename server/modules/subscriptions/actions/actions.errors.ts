import { fill, msg } from '#words';
import { toDecimal, type Kurus } from '../../../../domain/money/index.ts';
import type { ActionRefusal } from '../../../../domain/subscription/index.ts';
import type { components } from '../../../../openapi/types/subscriptions.d.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { dayWords, itemOf, type CatalogItemKey, type CatalogItems } from '../plan/index.ts';

type Wire = components['schemas'];

/** Which field of the request has the day, and the items in the order of the request. */
export type AskedIn = { dayField?: string | undefined; catalogItems?: readonly CatalogItemKey[]; known?: CatalogItems };

function unavailable(items: readonly string[], { catalogItems = [], known }: AskedIn): ApiError {
  const named = catalogItems.flatMap((key, index) => {
    const item = itemOf(key);
    if (!items.includes(item)) return [];
    const reason = known?.get(item)?.refusal ?? 'unknown';
    return [{ index, type: key.kind, ...(key.itemId !== null && { _id: key.itemId }), reason }];
  });
  const text = msg`Seçtiğin bir ürün abonelikle alınamıyor. Nedeni yanında yazıyor.`;
  return new ApiError(422, 'ITEM_UNAVAILABLE', text, { unavailable: named });
}

export const actionErrors = {
  notActive: () => new ApiError(409, 'SUBSCRIPTION_NOT_ACTIVE', msg`Bu abonelik şu an kutu göndermiyor.`),
  tooLate: (cutoffAt: number) =>
    new ApiError(409, 'CUTOFF_PASSED', msg`Bu kutu hazırlanmaya başladı, artık değiştirilemiyor.`, {
      cutoffAt: new Date(cutoffAt).toISOString(),
    }),
  nothingToUndo: () => new ApiError(409, 'NOTHING_TO_UNDO', msg`Geri alınacak bir değişiklik yok.`),
  stale: (subscription: Wire['Subscription']) =>
    new ApiError(409, 'CONFLICT_VERSION', errors.staleVersion(0).text, { version: subscription.version, subscription }),
  miscalculation: (total: Kurus) =>
    new ApiError(409, 'MISCALCULATION', msg`Fiyatlar değişti. Yeni tutarı gösterdik.`, {
      grossOriginalAmount: toDecimal(total),
      chargedAmount: toDecimal(total),
    }),
  unknownCard: () => new ApiError(404, 'CARD_NOT_FOUND', msg`Bu kart artık kayıtlı değil. Başka bir kart seç.`),
  unknownAddress: () => new ApiError(404, 'ADDRESS_NOT_FOUND', msg`Bu adres artık kayıtlı değil. Başka bir adres seç.`),
};

/** Maps a refusal of the plan to the contract's error. */
export function toApiError(refusal: ActionRefusal, asked: AskedIn): ApiError {
  switch (refusal.code) {
    case 'NOT_FOUND':
      return errors.notFound();
    case 'SUBSCRIPTION_NOT_ACTIVE':
      return actionErrors.notActive();
    case 'CUTOFF_PASSED':
      return actionErrors.tooLate(refusal.cutoffAt);
    case 'DELIVERY_IN_PREPARATION':
      return new ApiError(
        409,
        'DELIVERY_IN_PREPARATION',
        msg`Bir kutun zaten yolda ya da ödeniyor. Sonucu birazdan belli olur.`,
      );
    case 'NOT_SKIPPED':
      return new ApiError(409, 'NOT_SKIPPED', msg`Atlanmış bir teslimat yok.`);
    case 'NOTHING_TO_UNDO':
      return actionErrors.nothingToUndo();
    case 'DATE_OUT_OF_RANGE': {
      const days = { earliest: dayWords(refusal.earliest), latest: dayWords(refusal.latest) };
      const text = asked.dayField?.endsWith('cycle')
        ? fill(
            msg`Sonraki kutun en geç {latest} günü hazırlanabilir. Daha uzun bir ara için aboneliğini duraklat.`,
            days,
          )
        : fill(msg`{earliest} ile {latest} arasında, pazar ya da tatil olmayan bir gün seç.`, days);
      return errors.invalidField(asked.dayField ?? 'day', 'dateOutOfRange', text);
    }
    case 'ITEM_UNAVAILABLE':
      return unavailable(refusal.items, asked);
    case 'INVALID':
      return errors.invalidField(refusal.field, 'invalid', msg`Bunu kontrol et.`);
    default:
      return refusal satisfies never;
  }
}
