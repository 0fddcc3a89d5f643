export {
  connectFamilyCode,
  type FamilyCodeEvent,
  familyCodeMachine,
  type FamilyCodeServices,
  type FamilyCodeView,
} from './family-code.machine.ts';
