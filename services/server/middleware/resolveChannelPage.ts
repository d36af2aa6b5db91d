import { env } from '@/services/config/env';
import { paths } from '@/services/config/paths';
import { type Channel, channelOf, isChannelName } from '@/services/domain/activities/channel';
import { defaultLocale, type Locale } from '@/services/domain/locale/locale';
import { fetchChannels } from '@/services/gateway/channels';
import { withDeadline } from '@/services/gateway/deadline';
import { staleWhileRevalidate } from '@/services/gateway/staleWhileRevalidate';
import { logError } from '@/services/server/log/logError';

/** Whoever waits longer than this would rather have the general page. */
const longestMs = 2_000;

const { get: fetchKnown } = staleWhileRevalidate<Locale, Channel[]>({
  lifetime: () => env().REVALIDATE_SECONDS * 1_000,
  fetch: (locale) => withDeadline(longestMs, () => fetchChannels(locale)),
});

/**
 * The page of the channel that a link to the newcomers' page names in its query (docs/decisions/0009); undefined for
 * any other address, and for a channel that nobody knows.
 */
export async function resolveChannelPage({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>) {
  if (pathname !== paths.newcomers) return undefined;
  const channelCode = searchParams.get('channelCode') ?? '';
  const channelNo = searchParams.get('channelNo') ?? '';
  if (!channelCode && !channelNo) return undefined;
  const known = await fetchKnown(defaultLocale).catch((error: unknown) => {
    logError('Channels', error);
    return [];
  });
  const name = channelOf(known, { channelCode, channelNo })?.channelCode;
  return name && isChannelName(name) ? paths.newcomersOf(name) : undefined;
}
