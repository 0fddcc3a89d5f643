import { outlinedLettering } from './lettering/outlined-lettering.ts';
import { drawPack as drawLivePack } from './products/pack.ts';
import { drawBox as drawLiveBox, type PacketDrawing } from './products/packet-box.ts';
import { drawDonation as drawLiveDonation, drawGift as drawLiveGift } from './products/parcel.ts';
import type { Kind } from './palette.ts';
import type { Drawing } from './pen.ts';
import { drawPiece as drawLivePiece } from './products/piece.ts';
import { drawProduct as drawLiveProduct, type ProductToDraw } from './products/product.ts';
import { drawScene as drawLiveScene } from './scenes/index.ts';
import type { SceneName } from './scenes/scene-names.ts';
import { drawTray as drawLiveTray, type TrayDrawing } from './products/tray.ts';

/*
 * Pictures for files and for the server: their words are outlines, so no font need be installed to render them.
 * Code that draws inside a page imports the file it needs (art/products/tray.ts): the outlines stay out of the bundle.
 */
const outlined = { lettering: outlinedLettering };

/** One carton with two of its pieces, 400 × 400: `pad.super.12`. Throws a RangeError for an unknown kind. */
export const drawPack = (slug: string, drawing: Drawing = {}): string =>
  drawLivePack(slug, { ...outlined, ...drawing });

/** Any product of the catalogue, trial and donation included, 400 × 400. Throws a RangeError for an unknown kind. */
export const drawProduct = (product: ProductToDraw, drawing: Drawing = {}): string =>
  drawLiveProduct(product, { ...outlined, ...drawing });

/** A packet on the shelf, 400 × 400. */
export const drawBox = (slug: string, drawing: PacketDrawing = {}): string =>
  drawLiveBox(slug, { ...outlined, ...drawing });

/** A packet from above, 520 × 400; exactly as many pieces as the slug says. */
export const drawTray = (slug: string, drawing: TrayDrawing = {}): string =>
  drawLiveTray(slug, { ...outlined, ...drawing });

/** One wrapped piece, 56 × 56. */
export const drawPiece = (kind: Kind, drawing: Drawing = {}): string => drawLivePiece(kind, drawing);

export const drawGift = (drawing: Drawing = {}): string => drawLiveGift({ ...outlined, ...drawing });

export const drawDonation = (drawing: Drawing = {}): string => drawLiveDonation({ ...outlined, ...drawing });

/** An illustration of the shop, 720 × 600. */
export const drawScene = (name: SceneName, drawing: Drawing = {}): string =>
  drawLiveScene(name, { ...outlined, ...drawing });

export { sceneNames, type SceneName } from './scenes/scene-names.ts';
export { isKind, readContents, type Content } from './products/contents.ts';
export { kinds, type CartonType, type Kind, type Language } from './palette.ts';
export type { Drawing } from './pen.ts';
export type { PacketDrawing } from './products/packet-box.ts';
export type { TrayDrawing } from './products/tray.ts';
export type { ProductToDraw } from './products/product.ts';
