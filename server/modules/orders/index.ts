import type { ServerModule } from '../../platform/module.ts';

export const ordersModule: ServerModule = { name: 'orders' };

export { hasPurchased } from './orders.repository.ts';
export type { AgreementKind } from './tables.ts';
