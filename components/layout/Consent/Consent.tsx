import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';

import { useIsConsentDecided } from '@/services/hooks/useConsent';
import { useInBrowser } from '@/services/hooks/useInBrowser';
import { keepOnlyAllowed } from '@/services/live/consent';
import { onConsentSettings } from '@/services/live/consentSettings';

// Whoever has chosen before loads neither.
const ConsentBanner = dynamic(() => import('./ConsentBanner').then((loaded) => loaded.ConsentBanner), {
  ssr: false,
});
const ConsentSettings = dynamic(() => import('./ConsentSettings').then((loaded) => loaded.ConsentSettings), {
  ssr: false,
});

const isCrawler = () => /bot|crawl|spider|slurp/i.test(navigator.userAgent);

/** Asks for consent until there is a choice by the newest texts, and opens the settings for whoever wants them. */
export function Consent() {
  const isDecided = useIsConsentDecided();
  const isAsked = useInBrowser(() => !isCrawler(), false) && isDecided === false;
  const [areSettingsOpen, setSettingsOpen] = useState(false);

  // A choice may have ended by time or by new texts while nobody was here.
  useEffect(keepOnlyAllowed, []);
  useEffect(() => onConsentSettings(() => setSettingsOpen(true)), []);

  return (
    <>
      {isAsked && <ConsentBanner />}
      {areSettingsOpen && <ConsentSettings onClose={() => setSettingsOpen(false)} />}
    </>
  );
}
