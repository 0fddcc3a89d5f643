import { msg } from '#words';
import { errors } from '../../platform/errors/error-catalogue.ts';
import type { RedrawnPhoto } from '../images/index.ts';

const messages = {
  notAPicture: msg`Bu bir resim değil ya da bozulmuş. JPEG, PNG ya da WebP seç.`,
  maximum: msg`Bu resim çok büyük. Daha küçük bir tane seç.`,
};

/** The file inside a data URL; the URL's media type is ignored. */
export const bytesOfDataUrl = (url: string): Buffer => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

/** A redrawn photo as a data URL. */
export const toDataUrl = (picture: Buffer): string => `data:image/webp;base64,${picture.toString('base64')}`;

/** The redrawn photo; throws VALIDATION with the reason if it was refused. */
export function takePhoto(redrawn: RedrawnPhoto): Buffer {
  if ('refused' in redrawn) throw errors.invalidField('picture', redrawn.refused, messages[redrawn.refused]);
  return redrawn.photo;
}
