export { adoptDelivery, type NotAdoptable } from './adopt-delivery.ts';
export { refuseDelivery } from './refuse-delivery.ts';
export { findDueOf } from './shop-subscriptions.repository.ts';
export {
  findShopDue,
  findShopSubscription,
  listShopDue,
  listShopSubscriptions,
  type ShopDue,
  type ShopSubscription,
  showShopSubscription,
} from './shop-subscriptions.ts';
