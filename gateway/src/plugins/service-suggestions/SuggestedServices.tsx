'use client';

import { useDocumentInfo, useField } from '@payloadcms/ui';
import { useState } from 'react';

import { SmallButton } from '../../cms/admin/ui/SmallButton';
import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { useAnswer } from '../../cms/admin/ui/useAnswer';
import { mostServices } from '../../cms/fields/shared';
import type { Suggestion } from './findSuggestions';
import { suggestionMessages } from './texts';

/** Below the services of a text: those that its words suggest. An editor adds them one by one. */
export function SuggestedServices() {
  const { id, collectionSlug } = useDocumentInfo();
  const words = suggestionMessages[useAdminLanguage()];
  const { value, setValue } = useField<number[] | null>({ path: 'services' });
  const [turn, setTurn] = useState(0);
  const path = turn && id ? `/${collectionSlug}/${id}/suggested-services` : undefined;
  const { data, hasFailed } = useAnswer<{ services: Suggestion[] }>(path, turn);
  if (!id) return null;
  const chosen = value ?? [];
  const further = data?.services.filter((service) => !chosen.includes(service.id));
  const isFull = chosen.length >= mostServices;
  return (
    <div className="field-type">
      <SmallButton onClick={() => setTurn(turn + 1)}>{words.suggest}</SmallButton>
      <p className="field-description">{words.explanation}</p>
      <div role="status">
        {hasFailed && <p>{words.failed}</p>}
        {further?.length === 0 && <p>{words.none}</p>}
      </div>
      {further?.map((service) => (
        <SmallButton
          key={service.id}
          disabled={isFull}
          onClick={() => setValue([...chosen, service.id])}
          icon="plus"
          iconPosition="left"
        >
          {words.add(service.name)}
        </SmallButton>
      ))}
    </div>
  );
}
