/** Next awaits this before it answers the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { exitOnError } = await import('./shared/server/exitOnError');
    const { env } = await import('./services/config/env');
    await exitOnError('The site', env);
    const { trackRequestIds } = await import('./shared/server/requestId');
    trackRequestIds(env().SITE_TRUSTED_HOPS);
    const { isBuild } = await import('./services/config/build');
    if (env().OTEL_EXPORTER_OTLP_ENDPOINT && !isBuild()) {
      const { startTelemetry } = await import('./shared/server/telemetry/startTelemetry');
      const { routeKind } = await import('./services/server/middleware/routeKind');
      const intervalMs = env().OTEL_METRIC_EXPORT_INTERVAL;
      startTelemetry({ service: 'kompassa-site', intervalMs, routeOf: routeKind });
    }
    const { normaliseRequests } = await import('./services/server/middleware/normaliseRequests');
    normaliseRequests();
    const { limitBodies } = await import('./shared/server/limitBodies');
    limitBodies();
    const { endGracefully } = await import('./shared/server/gracefulShutdown');
    endGracefully(env().DRAIN_SECONDS);
    if (process.env.NODE_ENV === 'production') {
      const { boundConsole } = await import('./shared/server/log/boundConsole');
      const { logError } = await import('./services/server/log/logError');
      boundConsole(logError);
      if (!isBuild()) {
        const { sharePages } = await import('./services/server/revalidation/sharedPages');
        await sharePages();
        // Every request needs these lists: they are fetched before the first one comes.
        const { cachedRedirects } = await import('./services/server/middleware/cachedRedirects');
        const { publishedDocuments } = await import('./services/server/middleware/publishedDocuments');
        void cachedRedirects();
        void publishedDocuments();
      }
    }
  }
}
