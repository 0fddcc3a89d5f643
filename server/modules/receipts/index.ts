import { defineModule } from '../../platform/module.ts';
import { receiptsHandlers } from './receipts.routes.ts';

export const receiptsModule = defineModule({
  name: 'receipts',
  build: (context) => ({ handlers: receiptsHandlers(context) }),
});
