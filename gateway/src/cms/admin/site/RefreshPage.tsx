'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

import type { ContentLanguage } from '../../../domain/languages';
import { siteMessages } from './messages';
import { useRefresh } from './useRefresh';

interface RefreshPageProps {
  site: string;
  /** With its language. */
  path: string;
  language: ContentLanguage;
}

/** As long as a page usually takes. */
const waitMs = 1_500;

/** Has one page of one instance rendered anew. */
export function RefreshPage({ site, path, language }: RefreshPageProps) {
  const router = useRouter();
  const refresh = useRefresh(language);
  const [isBusy, setIsBusy] = useState(false);
  const refreshPage = async () => {
    setIsBusy(true);
    await refresh({ site, paths: [path] });
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
      aria-label={`${siteMessages.refresh[language]}: ${path}`}
      onClick={() => void refreshPage()}
    >
      {isBusy ? siteMessages.refreshing[language] : siteMessages.refresh[language]}
    </Button>
  );
}
