import { type CalendarDay, deliveryName } from '../../../domain/calendar/index.ts';
import { useLocale } from './use-locale.ts';

/** The name of a delivery: its days at the door, "9 – 11 Aralık", "9–11 December". */
export function useDeliveryName(): (delivery: { window: { earliest: CalendarDay; latest: CalendarDay } }) => string {
  const locale = useLocale();
  return ({ window }) => deliveryName(locale, window);
}
