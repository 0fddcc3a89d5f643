/** What the diagram says on its edges: how a service ended, and when a guard says yes. */
export const customPacketEdgeWords = {
  'place.done': { tr: 'Sepet cevap verdi', en: 'The cart answered' },
  'place.failed': { tr: 'Sepete konamadı', en: 'It could not be put into the cart' },
  'guard.canHold': { tr: 'kutu bunu alabiliyorsa', en: 'the box can hold it' },
  'guard.isEmpty': { tr: 'kutu boşsa', en: 'the box is empty' },
  'guard.hasRemoved': { tr: 'geri alınacak parça varsa', en: 'something can be put back' },
  'guard.isDuplicate': { tr: 'aynısı sepetteyse', en: 'the same box is in the cart' },
};
