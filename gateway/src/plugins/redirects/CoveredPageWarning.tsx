'use client';

import { Banner, useConfig, useFormFields } from '@payloadcms/ui';

import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { useAnswer } from '../../cms/admin/ui/useAnswer';
import type { ContentLanguage } from '../../domain/languages';
import type { CoveredPage } from './coveredPage';

/** Typing pauses for so long before the CMS is asked. */
const pauseMs = 300;

const warnings: Record<ContentLanguage, string> = {
  en: 'There is a live page at this address. Visitors do not see it while the redirect is there:',
  de: 'Unter dieser Adresse gibt es eine veröffentlichte Seite. Besucher sehen sie nicht, solange die Weiterleitung besteht:',
};

/** Warns in a redirect's form of the live page that the redirect covers, and names it. */
export function CoveredPageWarning() {
  const from = useFormFields(([fields]) => fields.from?.value);
  const { config } = useConfig();
  const language = useAdminLanguage();
  const path =
    typeof from === 'string' && from.startsWith('/')
      ? `/covered-page?${new URLSearchParams({ from })}`
      : undefined;
  // A warning that cannot be had stops nobody from saving.
  const page = useAnswer<{ page?: CoveredPage }>(path, undefined, pauseMs).data?.page;
  return (
    <div role="status">
      {page && (
        <Banner type="error">
          {warnings[language]}{' '}
          {page.collection ? (
            <a href={`${config.routes.admin}/collections/${page.collection}/${page.id}`}>{page.title}</a>
          ) : (
            page.title
          )}
        </Banner>
      )}
    </div>
  );
}
