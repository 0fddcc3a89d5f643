export * from './packet-slug.ts';
export * from './boxes.ts';
export * from './packet.ts';
