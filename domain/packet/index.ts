export * from './packet-slug.ts';
export * from './boxes.ts';
export * from './packet.ts';
export * from './packet-wish.ts';
