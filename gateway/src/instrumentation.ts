/** Next awaits this before it answers the first request. Settings are checked on import, so importing may fail too. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { recordRequestTargets } = await import('./platform/http/requestTarget');
  recordRequestTargets();
  const { recordSocketAddresses } = await import('./platform/http/socketAddress');
  recordSocketAddresses();
  const { hidePreviewCookies } = await import('./platform/http/sitePreviewCookies');
  hidePreviewCookies();
  const { repairRequests } = await import('@/shared/server/repairRequest');
  repairRequests();
  const { limitBodies } = await import('@/shared/server/limitBodies');
  const { bodyTime } = await import('./platform/http/bodyTime');
  limitBodies(bodyTime);
  if (process.env.NODE_ENV === 'production') {
    const { boundConsole } = await import('@/shared/server/log/boundConsole');
    const { logFault } = await import('./platform/log/logFault');
    boundConsole(logFault);
  }
  const { exitOnError } = await import('@/shared/server/exitOnError');
  await exitOnError('The gateway', async () => {
    const { config } = await import('./platform/config/config');
    const { trackRequestIds } = await import('@/shared/server/requestId');
    trackRequestIds(config.trustedHops);
    if (config.telemetry) {
      const { startTelemetry } = await import('@/shared/server/telemetry/startTelemetry');
      const { routeKind } = await import('./platform/http/routeKind');
      startTelemetry({ service: 'kompassa-gateway', ...config.telemetry, routeOf: routeKind });
    }
    const { endGracefully } = await import('@/shared/server/gracefulShutdown');
    endGracefully(config.drainSeconds);
    await (await import('./startup/start')).start();
  });
}
