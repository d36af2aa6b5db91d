'use client';

import { Button, useAuth, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';

import { mayWriteIn } from '../../cms/access/roles';
import { useFormDocument } from '../../cms/admin/ui/formDocument';
import { useRequest } from '../../cms/admin/ui/useRequest';
import { adminLanguage } from '../../domain/languages';
import { languageMessages } from './texts';
import { noteConfirmed, useChangedTexts } from './useChangedTexts';

/** In the sidebar: which English texts changed after they were translated, and that their translations still fit. */
export function ChangedTexts() {
  const { i18n } = useTranslation();
  const { user } = useAuth();
  const { path } = useFormDocument();
  const changed = useChangedTexts();
  const [isBusy, setIsBusy] = useState(false);
  const words = languageMessages[adminLanguage(i18n.language)];
  const request = useRequest(words.notConfirmed);
  if (changed.length === 0 || !path) return null;
  const mayConfirm = mayWriteIn('de', user as never);
  const confirm = async () => {
    setIsBusy(true);
    if (await request('POST', `${path}/translation`)) noteConfirmed();
    setIsBusy(false);
  };
  return (
    <div className="changed-texts">
      <strong>{words.changed(changed.length)}</strong>
      <ul>
        {changed.map(({ formPath, place }) => (
          <li key={formPath}>{place.join(' › ')}</li>
        ))}
      </ul>
      {mayConfirm && (
        <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void confirm()}>
          {words.stillRight}
        </Button>
      )}
    </div>
  );
}
