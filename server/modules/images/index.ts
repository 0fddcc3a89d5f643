import type { ServerModule } from '../../platform/module.ts';
import { imagesHandlers } from './images.routes.ts';

export const imagesModule: ServerModule = { name: 'images', handlers: () => ({ ...imagesHandlers() }) };
