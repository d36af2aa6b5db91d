/**
 * Does `work` at the start of a server. A server that cannot start says why, one sentence a line, and ends, instead of
 * answering errors.
 * @param server as it is called in the message: `The site`
 */
export async function exitOnError(server: string, work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${server} cannot start. ${reason}\n`);
    process.exit(1);
  }
}
