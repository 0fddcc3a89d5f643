export { SuccessScreen, type SuccessScreenProps } from './success-screen.tsx';
export { PurchaseLoading, PurchaseUnreadable } from './unreadable-screen.tsx';
