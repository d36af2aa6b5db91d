'use client';

import { useAuth } from '@payloadcms/ui';

import { mayWriteIn } from '../../cms/access/roles';
import { useFormDocument } from '../../cms/admin/ui/formDocument';
import { RequestButton } from '../../cms/admin/ui/RequestButton';
import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { languageMessages } from './texts';
import { noteConfirmed, useChangedTexts } from './useChangedTexts';

/** In the sidebar: which English texts changed after they were translated, and that their translations still fit. */
export function ChangedTexts() {
  const { user } = useAuth();
  const { path } = useFormDocument();
  const changed = useChangedTexts();
  const words = languageMessages[useAdminLanguage()];
  if (changed.length === 0 || !path) return null;
  return (
    <div className="changed-texts">
      <strong>{words.changed(changed.length)}</strong>
      <ul>
        {changed.map(({ formPath, place }) => (
          <li key={formPath}>{place.join(' › ')}</li>
        ))}
      </ul>
      {mayWriteIn('de', user as never) && (
        <RequestButton
          method="POST"
          path={`${path}/translation`}
          label={words.stillRight}
          failure={words.notConfirmed}
          onDone={noteConfirmed}
        />
      )}
    </div>
  );
}
