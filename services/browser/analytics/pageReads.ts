import Router from 'next/router';

import { publicCall } from '@/services/config/publicCalls';
import { defaultLocale, isLocale } from '@/services/domain/locale/locale';

/** Path of the page that was counted last; a change of its query or of the place on it is no further read. */
let counted: string | undefined;

/** Has the open page counted. The browser sends this when it has time, and nothing waits for it or shows a failure. */
function countPage(): void {
  const path = Router.asPath.replace(/[?#].*$/, '');
  if (path === counted || Router.isPreview) return;
  counted = path;
  const { lang } = document.documentElement;
  const read = { path, language: isLocale(lang) ? lang : defaultLocale };
  const body = new Blob([JSON.stringify(read)], { type: 'application/json' });
  navigator.sendBeacon(`/api/gateway${publicCall('countPageRead').path}`, body);
}

/**
 * Has the page that is open, and each that is opened in this document, added to the totals of its day: path and
 * language, without anything about the visitor (decision 13).
 */
export function countPageReads(): void {
  countPage();
  Router.events.on('routeChangeComplete', countPage);
}
