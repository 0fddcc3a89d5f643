export * from './quiz-answers.ts';
export * from './recommendation.ts';
export { recommend } from './recommend.ts';
export { closestPackets, type ReadyPacket } from './closest-packets.ts';
