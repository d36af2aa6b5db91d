'use client';

import {
  Button,
  PublishButton,
  useDocumentInfo,
  useFormBackgroundProcessing,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';

import { useAdminLanguage } from '../../../cms/admin/ui/useAdminLanguage';
import { draftMessages } from './texts';

/**
 * Payload's button for publishing, which cannot be pressed while a draft saves itself. In its place stands one that can, and
 * that publishes as soon as the draft is saved.
 */
export function PublishWhenSaved() {
  const { hasPublishPermission } = useDocumentInfo();
  const isSaving = useFormBackgroundProcessing();
  const { t } = useTranslation();
  const words = draftMessages[useAdminLanguage()];
  const [isWanted, setIsWanted] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSaving || !isWanted) return undefined;
    const publishing = setTimeout(() => {
      setIsWanted(false);
      const button = place.current?.querySelector<HTMLButtonElement>('#action-save');
      // The other one had the focus, and is gone.
      button?.focus();
      button?.click();
    });
    return () => clearTimeout(publishing);
  }, [isSaving, isWanted]);
  return (
    <div className="publish-when-saved">
      <div ref={place} aria-hidden={isSaving} style={{ opacity: isSaving ? 0 : undefined }}>
        <PublishButton />
      </div>
      {isSaving && hasPublishPermission && (
        <Button margin={false} size="medium" onClick={() => setIsWanted(true)}>
          <span aria-live="polite">{isWanted ? words.publishSoon : t('version:publishChanges')}</span>
        </Button>
      )}
    </div>
  );
}
