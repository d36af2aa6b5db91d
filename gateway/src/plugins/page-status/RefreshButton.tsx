'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

import { useRequest } from '../../cms/admin/ui/useRequest';
import type { ContentLanguage } from '../../domain/languages';
import { siteMessages } from './texts';

interface RefreshButtonProps {
  /** A document, or pages of one instance of the site with their language. */
  what: Record<string, string> | { site: string; paths: string[] };
  /** Of a page among others. */
  name?: string;
  language: ContentLanguage;
  /** Instead of having the page around it rendered again. */
  onRefreshed?: () => void;
}

/** As long as a page usually takes. */
const waitMs = 1_500;

/** Has pages rendered anew; says so where the gateway does not take the request. */
export function RefreshButton({ what, name, language, onRefreshed }: RefreshButtonProps) {
  const router = useRouter();
  const request = useRequest(siteMessages.notRefreshed[language]);
  const [isBusy, setIsBusy] = useState(false);
  const refresh = async () => {
    setIsBusy(true);
    await request('POST', '/site-refresh', what);
    setTimeout(() => {
      setIsBusy(false);
      if (onRefreshed) onRefreshed();
      else router.refresh();
    }, waitMs);
  };
  const { refresh: label, refreshing } = siteMessages;
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isBusy}
      {...(name && { 'aria-label': `${label[language]}: ${name}` })}
      onClick={() => void refresh()}
    >
      {(isBusy ? refreshing : label)[language]}
    </Button>
  );
}
