import Cookies from 'js-cookie';
import { useSyncExternalStore } from 'react';

import { hasConsent } from '@/services/browser/consent/consent';
import { paths } from '@/services/config/paths';
import {
  withQuestionsCode,
  withoutQuestionsCode,
  isChannelName,
  hasChannel,
  noChannel,
} from '@/services/domain/activities/channel';
import { locales } from '@/services/domain/locale/locale';

import type { SiteState } from './siteState';

type ParamObj = SiteState['paramObj'];

/** As long as an offer of a campaign holds, as a rule; the privacy notice says so. */
const keptDays = 30;

/** Returns a valid channel name from an address or a cookie, or an empty text. */
const checked = (value: string | null | undefined): string => (value && isChannelName(value) ? value : '');

const read = (valueOf: (name: string) => string | null | undefined): ParamObj => ({
  channelNo: checked(valueOf('channelNo')),
  channelCode: checked(valueOf('channelCode')),
});

function inAddress(): ParamObj {
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
export function paramObj(page: ParamObj = noChannel): ParamObj {
  const channel = [inAddress(), page, remembered()].find(hasChannel) ?? noChannel;
  return isAmongQuestions() ? withQuestionsCode(channel) : channel;
}

/** Notes what the address says, and keeps it in cookies of `domain` (empty: of this host) if the visitor allows that. */
export function storeParamObj(domain: string): void {
  ofVisit = [inAddress(), remembered()].find(hasChannel) ?? noChannel;
  if (!hasConsent('campaigns')) return;
  const where = { path: '/', ...(domain && { domain }) };
  const secure = window.location.protocol === 'https:';
  for (const [name, value] of Object.entries<string>({ ...paramObj() }))
    if (value) Cookies.set(name, value, { ...where, expires: keptDays, sameSite: 'Lax', secure });
    else Cookies.remove(name, where);
}

/** A query with the channel of the visit in it: the gateway's own pages count by their address. */
export function withParamObj(query: string): string {
  const parameters = new URLSearchParams(query);
  const missing = Object.entries<string>({ ...paramObj() }).filter(
    ([name, value]) => value && parameters.get(name) !== value,
  );
  for (const [name, value] of missing) parameters.set(name, value);
  return missing.length > 0 ? `?${parameters}` : query;
}

const never = () => () => undefined;

/**
 * The same for components, on a page of a channel or of none; undefined until the page runs in a browser, which alone
 * knows.
 */
export function useParamObj(page: ParamObj): ParamObj | undefined {
  const tracking = useSyncExternalStore(
    never,
    // Neither value can have a space in it.
    () => Object.values(paramObj(page)).join(' '),
    () => undefined,
  );
  if (tracking === undefined) return undefined;
  const [channelNo = '', channelCode = ''] = tracking.split(' ');
  return { channelNo, channelCode };
}
