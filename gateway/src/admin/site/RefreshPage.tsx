'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

import { type AdminLanguage, siteWords } from './words';

interface RefreshPageProps {
  site: string;
  /** With its language. */
  path: string;
  language: AdminLanguage;
}

/** As long as a page usually takes. */
const waitMs = 1_500;

/** Has one page of one instance rendered anew. */
export function RefreshPage({ site, path, language }: RefreshPageProps) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const refresh = async () => {
    setIsBusy(true);
    await fetch('/cms-api/site-refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ site, paths: [path] }),
    }).catch(() => undefined);
    setTimeout(() => {
      setIsBusy(false);
      router.refresh();
    }, waitMs);
  };
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isBusy}
      aria-label={`${siteWords.refresh[language]}: ${path}`}
      onClick={() => void refresh()}
    >
      {isBusy ? siteWords.refreshing[language] : siteWords.refresh[language]}
    </Button>
  );
}
