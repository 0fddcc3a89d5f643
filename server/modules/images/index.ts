import { defineModule } from '../../platform/module.ts';
import { imagesHandlers } from './images.routes.ts';

export const imagesModule = defineModule({ name: 'images', build: () => ({ handlers: imagesHandlers() }) });

export { createPhotoRedrawer, type RedrawnPhoto } from './redraw-photo.ts';
