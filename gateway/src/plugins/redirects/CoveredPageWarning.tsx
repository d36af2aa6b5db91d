'use client';

import { Banner, CheckboxField, useConfig, useField, useFormFields } from '@payloadcms/ui';
import type { CheckboxFieldClientComponent } from 'payload';
import { useEffect, useRef } from 'react';

import { comparedPath } from '@/contract/site/comparedPath';

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

/** Warns in a redirect's form of the live page that the redirect covers, names it, and has that confirmed. */
export const CoveredPageWarning: CheckboxFieldClientComponent = (props) => {
  const from = useFormFields(([fields]) => fields.from?.value);
  const { setValue } = useField<boolean>({ path: props.path });
  const { config } = useConfig();
  const language = useAdminLanguage();
  const path =
    typeof from === 'string' && from.startsWith('/')
      ? `/covered-page?${new URLSearchParams({ from })}`
      : undefined;
  // A warning that cannot be had stops nobody from saving: the CMS says it then.
  const page = useAnswer<{ page?: CoveredPage }>(path, undefined, pauseMs).data?.page;

  // An agreement to cover one page is none to cover another.
  const address = typeof from === 'string' ? comparedPath(from.trim()) : '';
  const confirmedFor = useRef(address);
  useEffect(() => {
    if (confirmedFor.current && confirmedFor.current !== address) setValue(false);
    confirmedFor.current = address;
  }, [address, setValue]);

  return (
    <>
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
      {page && <CheckboxField {...props} />}
    </>
  );
};
