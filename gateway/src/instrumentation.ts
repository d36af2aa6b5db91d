/** Next awaits this before it answers the first request. Settings are checked on import, so importing may fail too. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { keepRequestTargets } = await import('./platform/http/requestTarget');
  keepRequestTargets();
  const { keepSocketAddresses } = await import('./platform/http/socketAddress');
  keepSocketAddresses();
  const { keepToKnownMethods } = await import('./platform/http/knownMethods');
  keepToKnownMethods();
  const { keepToReadablePaths } = await import('./platform/http/readablePaths');
  keepToReadablePaths();
  const { endGracefully } = await import('@/contract/server/gracefulShutdown');
  endGracefully();
  if (process.env.NODE_ENV === 'production') {
    const { boundConsole } = await import('@/contract/server/log/boundConsole');
    const { logFault } = await import('./platform/log/logFault');
    boundConsole(logFault);
  }
  const { orExit } = await import('./startup/orExit');
  await orExit(async () => (await import('./startup/start')).start());
}
