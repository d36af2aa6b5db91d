import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { type ComponentType, useDeferredValue, useEffect, useState } from 'react';

import { clearDisallowedStorage } from '@/services/browser/consent/consent';
import { onConsentSettings } from '@/services/browser/consent/consentSettings';
import { loadChunk, loadOptional } from '@/services/browser/loading/chunk';
import { whenIdle } from '@/services/browser/loading/whenIdle';
import { paths } from '@/services/config/paths';
import { useClientValue } from '@/services/hooks/useClientValue';
import { useIsConsentDecided } from '@/services/hooks/useConsent';
import { withTexts } from '@/services/i18n/loadTexts';

/** Not loaded for visitors who have already chosen. If loading fails, no consent is given. */
const ConsentBanner = dynamic(
  () =>
    loadOptional(() => withTexts(['consent'], import('./ConsentBanner'))).then(
      (loaded) => loaded?.ConsentBanner ?? (() => null),
    ),
  { ssr: false },
);

const isCrawler = () => /bot|crawl|spider|slurp/i.test(navigator.userAgent);

/**
 * Asks for consent until there is a choice by the newest texts, and opens the settings for whoever wants
 * them. Where those cannot be loaded, the page that says what is kept takes their place, as it does without
 * scripts.
 * @avoid To ask for anything but storage and statistics. It must not cover what can be read without a
 *   choice.
 * @accessibility Refusing takes as many presses as agreeing; the focus is not taken away from the page.
 */
export function Consent() {
  const { push } = useRouter();
  const isDecided = useIsConsentDecided();
  // Deferred: React would render the question in one task with everything else that differs after hydration.
  const isAsked = useDeferredValue(useClientValue(() => !isCrawler(), false) && isDecided === false);
  const [Settings, setSettings] = useState<ComponentType<{ onClose: () => void }>>();

  // A choice may have ended by time or by new texts while nobody was here.
  useEffect(() => whenIdle(clearDisallowedStorage), []);
  useEffect(
    () =>
      onConsentSettings(() => {
        loadChunk(() => withTexts(['consent'], import('./ConsentSettings'))).then(
          ({ ConsentSettings }) => setSettings(() => ConsentSettings),
          () => push(`${paths.privacy}#consent`),
        );
      }),
    [push],
  );

  return (
    <>
      {isAsked && <ConsentBanner />}
      {Settings && <Settings onClose={() => setSettings(undefined)} />}
    </>
  );
}
