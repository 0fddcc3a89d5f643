export { adoptDelivery, type NotAdoptable } from './adopt-delivery.ts';
export { refuseDelivery } from './refuse-delivery.ts';
export {
  findDueOf,
  findShopDue,
  findShopSubscription,
  listShopDue,
  listShopSubscriptions,
  type ShopDue,
  type ShopSubscription,
  showShopSubscription,
} from './shop-subscriptions.ts';
