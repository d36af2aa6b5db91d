'use client';

import { toast, useConfig, useDocumentInfo } from '@payloadcms/ui';

import { formatTime } from '../../../cms/admin/ui/formatTime';
import { SmallButton } from '../../../cms/admin/ui/SmallButton';
import { useAdminLanguage } from '../../../cms/admin/ui/useAdminLanguage';
import { draftMessages } from './texts';
import { useDraftKeeper } from './useDraftKeeper';

function Keeper() {
  const { config } = useConfig();
  const { problem, found, putIn, discard } = useDraftKeeper();
  const words = draftMessages[useAdminLanguage()];
  const putInText = async () => {
    const reason = await putIn();
    if (reason !== undefined) toast.error(`${words.notPutIn} ${reason || words.offline}`);
  };
  if (problem)
    return (
      <p className="draft-keeper" role="alert">
        {problem.state === 'refused' ? words.refused(problem.message) : words[problem.state]}{' '}
        {problem.state === 'loggedOut' && (
          <a href={`${config.routes.admin}/login`} target="_blank" rel="noreferrer">
            {words.logIn}
          </a>
        )}
      </p>
    );
  if (!found) return null;
  return (
    <div className="draft-keeper" role="alert">
      <p>{words.found(formatTime(found.typedAt))}</p>
      <SmallButton buttonStyle="primary" onClick={() => void putInText()}>
        {words.putIn}
      </SmallButton>
      <SmallButton onClick={discard}>{words.discard}</SmallButton>
    </div>
  );
}

/** In the form of a document with drafts: says when what was typed is not saved, and offers what was left unsaved. */
export function DraftKeeper() {
  const { id, globalSlug } = useDocumentInfo();
  return id === undefined && !globalSlug ? null : <Keeper key={id} />;
}
