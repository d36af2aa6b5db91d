/** Runs `work`; a gateway that cannot start says why in one sentence and ends, instead of serving errors. */
export async function exitOnError(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`The gateway cannot start: ${reason}\n`);
    process.exit(1);
  }
}
