'use client';

import {
  Button,
  PublishButton,
  useDocumentInfo,
  useFormBackgroundProcessing,
  useTranslation,
} from '@payloadcms/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';

import { useAdminLanguage } from '../../../cms/admin/ui/useAdminLanguage';
import { draftMessages } from './texts';

/** Milliseconds that Payload's button has to see, after a draft was saved, that there is something to publish. */
const patience = 5_000;

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
  const [isPressed, setIsPressed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSaving || !isWanted) return undefined;
    const until = Date.now() + patience;
    const publish = () => {
      const button = place.current?.querySelector<HTMLButtonElement>('#action-save');
      if (button?.disabled && Date.now() < until) {
        waiting = setTimeout(publish, 50);
        return;
      }
      setIsWanted(false);
      // The other one had the focus, and is gone.
      button?.focus();
      button?.click();
    };
    let waiting = setTimeout(publish);
    return () => clearTimeout(waiting);
  }, [isSaving, isWanted]);
  useEffect(() => {
    if (!isPressed) return undefined;
    const release = () => setIsPressed(false);
    // After the click, which belongs to the press.
    const later = () => setTimeout(release);
    window.addEventListener('pointerup', later, { once: true });
    window.addEventListener('pointercancel', release, { once: true });
    return () => {
      window.removeEventListener('pointerup', later);
      window.removeEventListener('pointercancel', release);
    };
  }, [isPressed]);
  // Pressed on one button and released on the other: the click is that of what is around both.
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) setIsWanted(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys press the buttons in it
    <div className="publish-when-saved" onClick={onClick}>
      <div ref={place} aria-hidden={isSaving} style={{ opacity: isSaving ? 0 : undefined }}>
        <PublishButton />
      </div>
      {(isSaving || isPressed) && hasPublishPermission && (
        <Button
          extraButtonProps={{ onPointerDown: () => setIsPressed(true) }}
          margin={false}
          size="medium"
          onClick={() => setIsWanted(true)}
        >
          <span aria-live="polite">{isWanted ? words.publishSoon : t('version:publishChanges')}</span>
        </Button>
      )}
    </div>
  );
}
