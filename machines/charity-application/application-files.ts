import { APPLICATION_FILES_AT_MOST, validateApplicationFile } from '../../domain/charity/index.ts';
import type { FieldErrorCode } from '../../domain/failure/index.ts';
import type { ApplicationContext, ApplicationFile } from './charity-application.types.ts';

/** The next file to upload; null when none waits. */
export const waitingFile = ({ files }: ApplicationContext): ApplicationFile | null =>
  files.find(({ status }) => status === 'waiting') ?? null;

const isSameFile = (one: ApplicationFile['file'], other: ApplicationFile['file']) =>
  one.name === other.name && one.size === other.size;

/** The file that is being uploaded, or was last. */
export const currentFile = ({ files, current }: ApplicationContext): ApplicationFile | null =>
  files.find(({ id }) => id === current) ?? null;

/** Why a file cannot be added; null if it can. */
export function addingError({ files }: ApplicationContext, file: ApplicationFile['file']): FieldErrorCode | null {
  if (files.some((each) => isSameFile(each.file, file))) return 'taken';
  if (files.length >= APPLICATION_FILES_AT_MOST) return 'tooLong';
  return validateApplicationFile(file);
}

/** Changes one file. */
export const withFile = (
  context: ApplicationContext,
  id: string | null,
  change: Partial<ApplicationFile>,
): readonly ApplicationFile[] => context.files.map((each) => (each.id === id ? { ...each, ...change } : each));

/** Only uploaded files are sent with the application. */
export const storedNames = ({ files }: ApplicationContext): string[] =>
  files.flatMap(({ status, fileName }) => (status === 'stored' && fileName !== null ? [fileName] : []));
