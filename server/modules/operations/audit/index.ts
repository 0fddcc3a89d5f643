export { type AuditedAction, type AuditEntry, listAudit } from './audit.repository.ts';
export { nameOf, writeDown, written } from './write-down.ts';
