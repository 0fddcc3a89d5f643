export * from './delivery.ts';
export * from './plain-parcel.ts';
