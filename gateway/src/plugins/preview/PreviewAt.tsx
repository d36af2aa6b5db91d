'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';

import { SmallButton } from '../../cms/admin/ui/SmallButton';
import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { usePreviewTab } from '../../cms/admin/ui/usePreviewTab';
import { previewAtMessages } from './texts';

/** In the sidebar of a document with a publication period: the page as visitors would see it at a chosen time. */
export function PreviewAt() {
  const { collectionSlug, id } = useDocumentInfo();
  const [time, setTime] = useState('');
  const language = useAdminLanguage();
  const openTab = usePreviewTab(previewAtMessages.notOpened[language]);
  if (!collectionSlug || id === undefined) return null;
  const open = () =>
    openTab('/site-preview', {
      source: collectionSlug,
      id: String(id),
      at: String(new Date(time).getTime()),
    });
  return (
    <section className="admin-sidebar-part" aria-labelledby="preview-at-heading">
      <h3 id="preview-at-heading">{previewAtMessages.heading[language]}</h3>
      <label className="admin-preview-at">
        {previewAtMessages.time[language]}
        <input type="datetime-local" value={time} onChange={(event) => setTime(event.target.value)} />
      </label>
      <SmallButton disabled={!time} onClick={() => void open()}>
        {previewAtMessages.open[language]}
      </SmallButton>
      <p className="admin-quiet">{previewAtMessages.hint[language]}</p>
      {collectionSlug === 'pop-ups' && <p className="admin-quiet">{previewAtMessages.inFront[language]}</p>}
    </section>
  );
}
