import type { WirePage } from '@/contract/calls/blocks';
import type { ContentPage } from '@/services/domain/content/page';
import type { Locale } from '@/services/domain/locale/locale';

import { orAbsent } from './absence';
import { request } from './client';
import { joinsFor } from './joins';
import { toPage } from './map/page';
import { mapContext } from './mapContext';

/** A page as the gateway gave it, with what its blocks show from other calls. */
export async function completePage(wire: WirePage, locale: Locale): Promise<ContentPage> {
  return toPage(wire, mapContext(locale), await joinsFor(wire, locale));
}

async function complete(answer: Promise<WirePage>, locale: Locale): Promise<ContentPage | undefined> {
  const wire = await orAbsent(answer);
  return wire && completePage(wire, locale);
}

/** The home page, or undefined when the gateway says that there is none. */
export const fetchHomePage = (locale: Locale) => complete(request('getHomePageInfo', {}, { locale }), locale);

/** One of the pages about the company; its key is the last segment of its address. */
export const fetchAboutPage = (pageKey: string, locale: Locale) =>
  complete(request('getAboutUs', { pageKey }, { locale }), locale);

/** A page that marketers build of blocks; its key is the last segment of its address. */
export const fetchContentPage = (pageKey: string, locale: Locale) =>
  complete(request('getPageConfig', { pageKey }, { locale }), locale);

/** What the free trial is, or undefined when the gateway says that there is no such page. */
export const fetchFreeTrialPage = (locale: Locale) =>
  complete(request('getFreeTrial', {}, { locale }), locale);

/** A campaign page; `uid` is the last segment of its address. Empty, it asks for the list of all campaigns. */
export const fetchCustomPage = (uid: string, locale: Locale) =>
  complete(request('getCustom', { uid }, { locale }), locale);

/** When a page of blocks was last changed (ISO 8601); undefined when the gateway says that there is none. */
export async function fetchContentPageUpdate(pageKey: string, locale: Locale): Promise<string | undefined> {
  return (await orAbsent(request('getPageConfig', { pageKey }, { locale })))?.updateTime;
}
