export {
  connectCoupons,
  type CouponsEvent,
  couponsMachine,
  type CouponsServices,
  type CouponsView,
} from './coupons.machine.ts';
