/** Tells the monitoring of a render error, as soon as one is attached; the console always. Spec §8. */
export type ErrorReporter = (error: unknown) => void;

let reporter: ErrorReporter | null = null;

export function attachErrorReporter(attached: ErrorReporter): void {
  reporter = attached;
}

export function reportError(error: unknown): void {
  console.error(error);
  reporter?.(error);
}
