import type { ServerModule } from '../../platform/module.ts';
import { shoppingHandlers } from './shopping.routes.ts';

export const shoppingModule: ServerModule = {
  name: 'shopping',
  handlers: (context) => ({ ...shoppingHandlers(context) }),
};
