import { CannotWalkError } from './cannot-walk-error.ts';

/** Calls a function of a flow's specification; an error it throws is reported with its name and the state. */
export function nameTheFault<T>(subject: string, { value }: { value: unknown }, ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    if (error instanceof CannotWalkError) throw error;
    const { name = 'Error', message = String(error) } = error instanceof Error ? error : {};
    throw new CannotWalkError(`${subject} throws in ${JSON.stringify(value)}: ${name}: ${message}`, { cause: error });
  }
}
