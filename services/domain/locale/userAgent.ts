import { createIsbotFromList, list } from 'isbot';

/** Requirements, 1. */
const mobile = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i;

/** Whether a browser is one of those that the mobile site is for. */
export const isMobile = (userAgent: string): boolean => mobile.test(userAgent);

/** A browser without a window and curl are how people look at what a visitor gets; no search engine calls itself that. */
const isListed = createIsbotFromList(list.filter((pattern) => pattern !== 'headless'));

/** Whether nobody reads what is asked for: search engines, previews of links, programs. Who gives no name is one too. */
export const isCrawler = (userAgent: string): boolean =>
  userAgent === '' || (isListed(userAgent) && !/^curl\/[\d.]+$/.test(userAgent));
