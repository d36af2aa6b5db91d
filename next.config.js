const { PHASE_DEVELOPMENT_SERVER } = require('next/constants');

const { i18n } = require('./next-i18next.config');
const { headerSettings } = require('./services/config/securityHeaders');

/** The path of the media library's files (`mediaPath` in services/config/paths.ts). */
const mediaPath = '/cms-api/media/file/';
const isLoopback = ({ hostname }) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/**
 * Next hydrates a page in one task; its client gets a `hydrateRoot` that does so in steps (docs/decisions/0045).
 * @type {NonNullable<import('next').NextConfig['webpack']>}
 */
function withHydrationInSteps(config, { isServer }) {
  const alias = { 'react-dom/client$': require.resolve('./services/config/reactDomClient.js') };
  if (!isServer) config.module.rules.push({ test: /[\\/]next[\\/]dist[\\/]client[\\/]/, resolve: { alias } });
  return config;
}

/** The scripts that every page needs before it is hydrated. */
const firstScripts = /^static\/chunks\/(main|framework|pages\/.*)-[^/]*\.js$/;

/**
 * Browsers compile the functions of the first scripts while these load, beside the page's thread; by themselves they
 * would compile each at its first call (docs/decisions/0045).
 * @type {NonNullable<import('next').NextConfig['webpack']>}
 */
function withCompileHints(config, { isServer, dev, webpack }) {
  if (isServer || dev) return config;
  config.plugins.push(
    new webpack.BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: firstScripts,
      // After the minifier, which drops comments.
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
    }),
  );
  return config;
}

/**
 * Eight digits of hash in the names of scripts in place of sixteen: every page loads a list of all chunks, in which they
 * are what does not compress (0.95 kB less of gzip on each page).
 * @type {NonNullable<import('next').NextConfig['webpack']>}
 */
function withShortNames(config) {
  config.output.hashDigestLength = 8;
  return config;
}

/**
 * The gateway's address ends up in image rules, so a build is made for one gateway.
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
module.exports = (phase) => {
  const settings = headerSettings(phase === PHASE_DEVELOPMENT_SERVER);
  const host = new URL(settings.gateway);
  return {
    i18n,
    // Tests build apart from what npm start serves.
    distDir: process.env.NEXT_DIST_DIR || '.next',
    // Next's cache of pages, which also answers what the CMS asks about them (docs/decisions/0017).
    cacheHandler: require.resolve('./services/server/revalidation/cacheHandler.js'),
    experimental: {
      // A filter of the App Router's addresses, which a site of the Pages Router has none of.
      clientRouterFilter: false,
      // A page that a link points at is fetched ahead with its code at once; by default the code waits for the data,
      // because the proxy may lead elsewhere.
      proxyPrefetch: 'strict',
    },
    // Bundled, it would be there twice: for instrumentation.ts and for pages (services/server/redis).
    serverExternalPackages: ['@redis/client'],
    webpack: (config, context) =>
      withShortNames(withCompileHints(withHydrationInSteps(config, context), context)),
    // Seconds; on a busy machine a page is tried several times (services/loaders/outageInBuild.ts).
    staticPageGenerationTimeout: 180,
    reactStrictMode: true,
    poweredByHeader: false,
    compiler: { styledComponents: true },
    // `npm test` checks the types; a first start should not wait for it.
    typescript: { ignoreBuildErrors: true },
    // The gateway's own app has its own.
    outputFileTracingRoot: __dirname,
    images: {
      remotePatterns: [
        {
          protocol: host.protocol === 'https:' ? 'https' : 'http',
          hostname: host.hostname,
          port: host.port,
          pathname: `${mediaPath}**`,
          search: '',
        },
      ],
      localPatterns: [],
      // Next refuses private addresses; the embedded gateway has one.
      dangerouslyAllowLocalIP: isLoopback(host),
      maximumRedirects: 0,
      maximumResponseBody: 20_000_000,
      maximumDiskCacheSize: 500_000_000,
      minimumCacheTTL: 86_400,
      qualities: [75],
      // Widths of phones and columns at one and two pixels a point; 1200 is that of openGraphImage.ts.
      deviceSizes: [480, 768, 1200, 1600],
      imageSizes: [128, 256],
      // Accepted on cost: an AVIF takes five times the processor of a WebP, 0.2 to 1 s, once for a width and a day.
      formats: ['image/avif', 'image/webp'],
      contentDispositionType: 'attachment',
      contentSecurityPolicy: "script-src 'none'; frame-src 'none'; sandbox;",
    },
  };
};
