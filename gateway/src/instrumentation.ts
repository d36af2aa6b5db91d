/** Next awaits this before it answers the first request. Settings are checked on import, so importing may fail too. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { keepRequestTargets } = await import('./calls/requestTarget');
  keepRequestTargets();
  const { keepSocketAddresses } = await import('./calls/socketAddress');
  keepSocketAddresses();
  const { keepToKnownMethods } = await import('./calls/knownMethods');
  keepToKnownMethods();
  const { keepToReadablePaths } = await import('./calls/readablePaths');
  keepToReadablePaths();
  const { endGracefully } = await import('../contract/gracefulShutdown');
  endGracefully();
  if (process.env.NODE_ENV === 'production') {
    const { boundConsole } = await import('../contract/log/boundConsole');
    const { logFault } = await import('./log/logFault');
    boundConsole(logFault);
  }
  const { orExit } = await import('./start/orExit');
  await orExit(async () => (await import('./start/start')).start());
}
