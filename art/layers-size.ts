/** Width and height of the picture of that many layers, in drawing units. Apart from the drawing: pages need it too. */
export const layersSize = (count: number) => ({ width: 540, height: 188 + (count - 1) * layersGap(count) });

export const layersGap = (count: number) => (count > 3 ? 112 : 140);
