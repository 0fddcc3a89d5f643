import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { operations } from '../../../openapi/types/images.d.ts';
import { cacheFolder } from '../../platform/cache-folder.ts';
import type { Service } from '../../platform/contract/contract.types.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { createPictureCache, type RenderedPicture } from './picture-cache.ts';
import { findPacketPicture, findPicture, findPictureByPath, type PictureSource } from './picture-source.ts';
import { chooseFormat, type PictureFormat } from './render-picture.ts';

const forever = 'public, max-age=31536000, immutable';

const packetImageWidth = 800;
const packetImageQuality = 90;

/**
 * Sizes that our screens request. Other sizes are drawn too, but uncached and one at a time, so that a stranger can
 * neither fill the cache with a hundred versions of each picture nor delay the shop's own
 * requests.
 */
const isUsual = (width: number, quality: number): boolean => width <= 1920 && quality === usualQuality;
const usualQuality = 75;

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: RenderedPicture,
  type: string,
): FastifyReply {
  reply.header('cache-control', forever).header('etag', etag).header('x-content-type-options', 'nosniff');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(type).send(body);
}

function found(source: PictureSource | null): PictureSource {
  if (!source) throw errors.notFound();
  return source;
}

export function imagesHandlers(): Service<operations> {
  const pictures = createPictureCache({ folder: cacheFolder('images') });

  const rendered = (key: string, source: PictureSource, width: number, format: PictureFormat, quality: number) =>
    pictures.get(`${key} ${width} ${format} ${quality}`, { draw: () => source.draw(width), format, quality });

  return {
    getCatalogImage: async (request, reply) => {
      const { variant = 'card', category = 'menstrual' } = request.query;
      const svg = found(findPicture({ ...request.params, variant, category })).draw();
      const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 24)}"`;
      // A drawing opened as a document may run and load nothing.
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
      return send(request, reply, { body: Buffer.from(svg), etag }, 'image/svg+xml; charset=utf-8');
    },
    getPacketImage: async (request, reply) => {
      const { name } = request.params;
      const source = found(findPacketPicture(name));
      return send(
        request,
        reply,
        await rendered(`packet ${name}`, source, packetImageWidth, 'png', packetImageQuality),
        'image/png',
      );
    },
    getOptimisedImage: async (request, reply) => {
      const { url, w: width, q: quality = usualQuality } = request.query;
      const source = found(findPictureByPath(url));
      const format = chooseFormat(request.headers.accept, width);
      const picture = isUsual(width, quality)
        ? await rendered(url, source, width, format, quality)
        : await pictures.renderOnce({ draw: () => source.draw(width), format, quality });
      reply.header('vary', 'Accept');
      return send(request, reply, picture, `image/${format}`);
    },
  };
}
