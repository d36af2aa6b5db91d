import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

import type { PageVitals } from '@/contract/calls/visitors';
import { callApi } from '@/services/browser/api/callApi';
import { hasConsent } from '@/services/browser/consent/consent';
import { defaultLocale, isLocale } from '@/services/domain/locale/locale';
import { deviceClass, pageKind } from '@/services/domain/visits/pageKind';

interface FirstPage {
  /** The route's pattern, for example `/trends/[file]`. */
  pattern: string;
  /** Without language, query and hash. */
  path: string;
}

let isMeasuring = false;

/**
 * Measures how fast the document's first page was and has it recorded when the visitor leaves it or turns to another
 * tab (requirements, 7: visitor/record), if statistics are still allowed then. Only the first call measures.
 */
export function measurePageVitals({ pattern, path }: FirstPage) {
  if (isMeasuring) return;
  isMeasuring = true;
  let measured: Pick<PageVitals, 'lcp' | 'inp' | 'cls'> = {};
  const keep =
    (name: keyof typeof measured) =>
    ({ value }: Metric) => {
      measured[name] = value;
    };
  onLCP(keep('lcp'));
  onINP(keep('inp'));
  onCLS(keep('cls'));

  const report = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(measured).length === 0) return;
    const values = measured;
    measured = {};
    if (!hasConsent('statistics')) return;
    const { lang } = document.documentElement;
    const device = deviceClass(window.innerWidth, matchMedia('(pointer: coarse)').matches);
    const vitals = { route: pageKind(pattern, path), device, ...values };
    const language = isLocale(lang) ? lang : defaultLocale;
    void callApi('recordVisitor', { path, language, vitals }, { outlivesPage: true });
  };
  // The library's own listeners, which give the last values, were added before.
  document.addEventListener('visibilitychange', report);
}
