import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BrokenFlowError } from './usage-error.ts';

const advice: Record<string, string> = {
  ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX:
    'Node only strips types: write it without enum, namespace and parameter properties.',
  ERR_MODULE_NOT_FOUND: 'Correct the path of the import, with the ending of the file (.ts), or install the package.',
  ERR_IMPORT_ATTRIBUTE_MISSING: "Import it with { type: 'json' }.",
  ERR_UNKNOWN_FILE_EXTENSION: 'Node reads .ts, .js and .json: import one of them.',
};

const relative = (file: string) => path.relative('.', file.startsWith('file:') ? fileURLToPath(file) : file);

/** The first place of an error's stack in the project's own files: `machines/door/door.spec.ts:3`. */
function placeIn({ stack = '' }: Error, file: string): string {
  const places = stack.matchAll(/(?:^|[\s(])((?:file:\/\/)?\/[^\s():]+):(\d+)/gm);
  for (const [, at, line] of places) if (!at!.includes('/node_modules/')) return `${relative(at!)}:${line}`;
  return relative(file);
}

/** An error's message with file, line and advice, instead of its stack. */
export function plainCause(error: unknown, file: string): string {
  if (!(error instanceof Error)) return `${relative(file)}: ${String(error)}`;
  const { code = '' } = error as NodeJS.ErrnoException;
  const message = error.message.replaceAll(/\s*\n\s*/g, ' ').replaceAll(`${process.cwd()}${path.sep}`, '');
  return `${placeIn(error, file)}: ${message}. ${advice[code] ?? 'Correct it there.'}`.replace('.. ', '. ');
}

/** A file of the project. Throws `BrokenFlowError` where it cannot be loaded. */
export async function importFile<T>(file: string, subject: string): Promise<T> {
  try {
    return (await import(pathToFileURL(file).href)) as T;
  } catch (error) {
    throw new BrokenFlowError(`${subject} cannot be loaded: ${plainCause(error, file)}`, { cause: error });
  }
}
