/** A mistake on the command line: printed without a stack, exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Runs a command on what was written behind it. What is not understood is said in words alone, with exit code 2. */
export async function runCommand(main: (args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
