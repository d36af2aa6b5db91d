import { pageKeyOf } from '@/contract/site/contentPages';
import { captchaScript } from '@/services/config/captchaScript';
import { paths } from '@/services/config/paths';
import type { RegistrationOffer } from '@/services/domain/accounts/account';
import { consentVersionOf } from '@/services/domain/accounts/registration';
import type { ChannelTracking } from '@/services/domain/activities/channel';
import type { Locale } from '@/services/domain/locale/locale';
import { fetchAward, fetchChannels } from '@/services/gateway/channels';
import { fetchContentPageUpdate } from '@/services/gateway/pages';

/** The data of a registration form; undefined without terms or a privacy notice to agree to. */
export async function registrationOffer(
  channel: ChannelTracking,
  locale: Locale,
): Promise<RegistrationOffer | undefined> {
  const [channels, award, terms, privacy] = await Promise.all([
    fetchChannels(locale),
    fetchAward(channel, locale),
    fetchContentPageUpdate(pageKeyOf(paths.terms), locale),
    fetchContentPageUpdate(pageKeyOf(paths.privacy), locale),
  ]);
  if (!terms || !privacy) return undefined;
  return {
    channels,
    channel,
    award: award ?? null,
    consentVersion: consentVersionOf([terms.updatedAt, privacy.updatedAt]),
    captchaScript: captchaScript(),
  };
}
