'use client';

import { toast, useConfig, useLocale } from '@payloadcms/ui';

/**
 * Opens the preview that an endpoint of the CMS answers a link to, in a tab of its own and in the language of the form.
 * @param failure what is said where there is no such link
 */
export function usePreviewTab(failure: string) {
  const { config } = useConfig();
  const { code: locale } = useLocale();
  return async (path: string, asked: Record<string, string> = {}): Promise<void> => {
    // Opened by the click itself: browsers block what comes after an answer.
    const tab = window.open('', '_blank');
    const query = new URLSearchParams({ locale, ...asked });
    const response = await fetch(`${config.routes.api}${path}?${query}`).catch(() => undefined);
    const { url } = (response?.ok ? await response.json() : { url: null }) as { url: string | null };
    if (url && tab) tab.location.href = url;
    else {
      tab?.close();
      toast.error(failure);
    }
  };
}
