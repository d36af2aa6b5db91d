import Cookies from 'js-cookie';

import { hasConsent } from '@/services/browser/consent/consent';
import { paths } from '@/services/config/paths';
import {
  withQuestionsCode,
  type ChannelTracking,
  withoutQuestionsCode,
  isChannelName,
  hasChannel,
  noChannel,
} from '@/services/domain/activities/channel';
import { locales } from '@/services/domain/locale/locale';

/** As long as an offer of a campaign holds, as a rule; the privacy notice says so. */
const keptDays = 30;

/** Returns a valid channel name from an address or a cookie, or an empty text. */
const checked = (value: string | null | undefined): string => (value && isChannelName(value) ? value : '');

const read = (valueOf: (name: string) => string | null | undefined): ChannelTracking => ({
  channelNo: checked(valueOf('channelNo')),
  channelCode: checked(valueOf('channelCode')),
});

function inAddress(): ChannelTracking {
  const query = new URLSearchParams(window.location.search);
  return read((name) => query.get(name));
}

const questions = new RegExp(`^(/(${locales.join('|')}))?${paths.questions}(/|$)`);
const isAmongQuestions = () => questions.test(window.location.pathname);

/** The last channel that an address of this visit named. Without consent, loading a page anew forgets it. */
let ofVisit = noChannel;

/** A tab that was closed among the questions may have left their code behind. */
const remembered = () =>
  withoutQuestionsCode(hasChannel(ofVisit) ? ofVisit : read((name) => Cookies.get(name)));

/**
 * Which channel a visit is counted for (requirements, 9): that of the address, or else of a page that belongs
 * to one, or else the one that brought the visitor.
 */
export function channelTracking(page: ChannelTracking = noChannel): ChannelTracking {
  const channel = [inAddress(), page, remembered()].find(hasChannel) ?? noChannel;
  return isAmongQuestions() ? withQuestionsCode(channel) : channel;
}

/** Notes what the address says, and keeps it in cookies of `domain` (empty: of this host) if the visitor allows that. */
export function storeChannel(domain: string): void {
  ofVisit = [inAddress(), remembered()].find(hasChannel) ?? noChannel;
  if (!hasConsent('campaigns')) return;
  const where = { path: '/', ...(domain && { domain }) };
  const secure = window.location.protocol === 'https:';
  for (const [name, value] of Object.entries<string>({ ...channelTracking() }))
    if (value) Cookies.set(name, value, { ...where, expires: keptDays, sameSite: 'Lax', secure });
    else Cookies.remove(name, where);
}

/** A query with the channel of the visit in it: the gateway's own pages count by their address. */
export function withChannel(query: string): string {
  const parameters = new URLSearchParams(query);
  const missing = Object.entries<string>({ ...channelTracking() }).filter(
    ([name, value]) => value && parameters.get(name) !== value,
  );
  for (const [name, value] of missing) parameters.set(name, value);
  return missing.length > 0 ? `?${parameters}` : query;
}
