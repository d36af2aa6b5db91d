'use client';

import { Button, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

import type { ContentLanguage } from '../../domain/languages';
import { siteMessages } from './messages';

interface RefreshButtonProps {
  /** A document, or pages of one instance of the site with their language. */
  what: { source: string; id?: number | string } | { site: string; paths: string[] };
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
  const { config } = useConfig();
  const [isBusy, setIsBusy] = useState(false);
  const refresh = async () => {
    setIsBusy(true);
    const answer = await fetch(`${config.routes.api}/site-refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(what),
    }).catch(() => undefined);
    if (!answer?.ok) toast.error(siteMessages.notRefreshed[language]);
    setTimeout(() => {
      setIsBusy(false);
      (onRefreshed ?? router.refresh)();
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
