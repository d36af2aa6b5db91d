'use client';

import { Button, toast, useAuth, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';

import { mayWriteIn } from '../../cms/access/roles';
import { useDocumentPath } from '../../cms/admin/ui/allLanguages';
import { adminLanguage } from '../../domain/languages';
import { languageMessages } from './texts';
import { confirmTranslation, useChangedTexts } from './useChangedTexts';

/** In the sidebar: which English texts changed after they were translated, and that their translations still fit. */
export function ChangedTexts() {
  const { i18n } = useTranslation();
  const { user } = useAuth();
  const path = useDocumentPath();
  const changed = useChangedTexts();
  const [isBusy, setIsBusy] = useState(false);
  if (changed.length === 0 || !path) return null;
  const words = languageMessages[adminLanguage(i18n.language)];
  const mayConfirm = mayWriteIn('de', user as never);
  const confirm = async () => {
    setIsBusy(true);
    if (!(await confirmTranslation(path))) toast.error(words.notConfirmed);
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
