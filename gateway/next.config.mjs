import path from 'node:path';

import { withPayload } from '@payloadcms/next/withPayload';

const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
  { key: 'X-Frame-Options', value: 'DENY' },
];
/** Answers that are no page: a browser that shows one loads nothing else for it. Pages have policies of their own. */
const noPage = [
  {
    key: 'Content-Security-Policy',
    value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  },
];
/** Pages of the site play them; nobody's cookies are asked for. */
const films = [
  { key: 'Access-Control-Allow-Origin', value: '*' },
  { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
];

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  compiler: { styledComponents: true },
  // Scripts read the nonce of the page's styles from the head (src/app/(web)/layout.tsx), so it is complete before they run.
  htmlLimitedBots: /.*/,
  // `npm test` checks the types; a first start should not wait for it.
  typescript: { ignoreBuildErrors: true },
  // Payload knows its errors by the names of their classes, which minifying would change.
  experimental: {
    serverMinification: false,
    // It is only read where a build is made again with other sources, and takes 20 s to write.
    turbopackFileSystemCacheForBuild: false,
  },
  // esbuild, which builds the captcha's script, is a program; pdfkit reads files of its own package. Payload, bundled,
  // would be there twice, for the start and for requests, and not know its own errors: no field would say what is wrong.
  serverExternalPackages: ['esbuild', 'payload', 'pdfkit'],
  turbopack: { root: path.resolve(import.meta.dirname, '..') },
  headers: async () => [
    { source: '/:path*', headers: everywhere },
    { source: '/:folder(captcha|films|brand|blocks|guide)/:path*', headers: noPage },
    { source: '/:file(healthz|readyz|mark.svg)', headers: noPage },
    { source: '/films/:path*', headers: films },
  ],
  redirects: async () => [{ source: '/errorUrl', destination: '/', permanent: false }],
};

export default withPayload(nextConfig, { devBundleServerPackages: false });
