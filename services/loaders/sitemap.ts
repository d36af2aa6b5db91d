import { env } from '@/services/config/env';
import { toSitemapXml } from '@/services/domain/content/sitemap';
import { withDeadline } from '@/services/gateway/deadline';
import { staleWhileRevalidate } from '@/services/gateway/staleWhileRevalidate';

import { absoluteAddress } from './absoluteAddress';
import { fileRoute, mostWaitForFile } from './fileRoute';
import { sitemapEntries } from './sitemapEntries';

/** Search engines come by the day; ten minutes spare the gateway a call per page each time. */
const lifetimeMs = 10 * 60_000;

/** It takes a call for every page of blocks, and whoever asks for it is no visitor who waits. */
const deadlineMs = () => env().GATEWAY_TIMEOUT_MS;

const render = async (): Promise<string> => toSitemapXml(await sitemapEntries(), absoluteAddress);

/** The last good sitemap stays in use while the gateway cannot answer. */
const { get: fetchSitemap } = staleWhileRevalidate<'sitemap', string>({
  lifetime: () => lifetimeMs,
  fetch: () => withDeadline(deadlineMs(), render),
  mostWait: mostWaitForFile,
});

export const getServerSideProps = fileRoute('application/xml', () => fetchSitemap('sitemap'));
