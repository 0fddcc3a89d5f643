let report: Promise<(error: unknown, now: string) => Promise<void>> | null = null;

const loadReport = () =>
  (report ??= import('../services/monitoring/index.ts').then(({ createExceptionReport }) => createExceptionReport()));

/** Tells the console and the monitoring of a render error. Spec §8. */
export async function reportError(error: unknown): Promise<void> {
  console.error(error);
  try {
    const pass = await loadReport();
    await pass(error, new Date().toISOString());
  } catch {
    // Without a network there is nobody to tell.
    report = null;
  }
}
