import { defineModule } from '../../platform/module.ts';
import { receiptsHandlers } from './receipts.routes.ts';

export const receiptsModule = defineModule({
  name: 'receipts',
  rateLimits: { downloadReceipt: { max: 30, windowSeconds: 60 } },
  build: (context) => ({ handlers: receiptsHandlers(context) }),
});
