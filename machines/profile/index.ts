export { connectProfile, type ProfileEvent, profileMachine, type ProfileServices } from './profile.machine.ts';
