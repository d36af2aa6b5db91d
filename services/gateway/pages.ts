import type { WirePage } from '@/contract/calls/blocks';
import type { ContentPage } from '@/services/domain/content/page';
import { withAnchors } from '@/services/domain/content/previewFields';
import type { Locale } from '@/services/domain/locale/locale';

import { fetchBlockData } from './blockData';
import { callGateway } from './client';
import { pageFromWire } from './map/page';
import { mapContext } from './mapContext';
import { isPreview } from './preview';
import { undefinedIfNotFound } from './undefinedIfNotFound';

/** A page as the gateway gave it, with what its blocks show from other calls. */
export async function pageWithBlockData(wire: WirePage, locale: Locale): Promise<ContentPage> {
  const shown = isPreview() ? { ...wire, blocks: withAnchors(wire.blocks) } : wire;
  return pageFromWire(shown, mapContext(locale), await fetchBlockData(wire, locale));
}

async function complete(answer: Promise<WirePage>, locale: Locale): Promise<ContentPage | undefined> {
  const wire = await undefinedIfNotFound(answer);
  return wire && pageWithBlockData(wire, locale);
}

/** The home page, or undefined when the gateway says that there is none. */
export const fetchHomePage = (locale: Locale) =>
  complete(callGateway('getHomePageInfo', {}, { locale }), locale);

/** One of the pages about the company; its key is the last segment of its address. */
export const fetchAboutPage = (pageKey: string, locale: Locale) =>
  complete(callGateway('getAboutUs', { pageKey }, { locale }), locale);

/** A page that marketers build of blocks; its key is the last segment of its address. */
export const fetchContentPage = (pageKey: string, locale: Locale) =>
  complete(callGateway('getPageConfig', { pageKey }, { locale }), locale);

/** The page of the free trial, or undefined if the gateway has no such page. */
export const fetchFreeTrialPage = (locale: Locale) =>
  complete(callGateway('getFreeTrial', {}, { locale }), locale);

/** A campaign page; `uid` is the last segment of its address. Empty, it asks for the list of all campaigns. */
export const fetchCustomPage = (uid: string, locale: Locale) =>
  complete(callGateway('getCustom', { uid }, { locale }), locale);

/** The title of a page below `/custom`, without the calls that its blocks need; undefined when the gateway says that there is none. */
export const fetchCustomPageTitle = async (uid: string, locale: Locale): Promise<string | undefined> =>
  (await undefinedIfNotFound(callGateway('getCustom', { uid }, { locale })))?.title;

type PageUpdate = Pick<ContentPage, 'updatedAt' | 'noIndex'>;

/** When a page of blocks was last changed, and whether search engines get it; undefined when the gateway says that there is none. */
async function updateOf(answer: Promise<WirePage>): Promise<PageUpdate | undefined> {
  const page = await undefinedIfNotFound(answer);
  return page && { updatedAt: page.updateTime, noIndex: page.noIndex };
}

/** The last change of a page that marketers build of blocks, by its key. */
export const fetchContentPageUpdate = (pageKey: string, locale: Locale) =>
  updateOf(callGateway('getPageConfig', { pageKey }, { locale }));

/** The last change of a page below `/custom`, without the calls that its blocks need: there are many of them. */
export const fetchCustomPageUpdate = (uid: string, locale: Locale) =>
  updateOf(callGateway('getCustom', { uid }, { locale }));
