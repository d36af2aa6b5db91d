'use client';

import { Button, toast, useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';

import { openPreviewTab } from '../../cms/admin/ui/openPreviewTab';
import { adminLanguage } from '../../domain/languages';
import { previewAtMessages } from './texts';

/** In the sidebar of a document with a window: the page as visitors would see it at a chosen time. */
export function PreviewAt() {
  const { collectionSlug, id } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const [time, setTime] = useState('');
  if (!collectionSlug || id === undefined) return null;
  const language = adminLanguage(i18n.language);

  const open = async () => {
    const at = String(new Date(time).getTime());
    const query = new URLSearchParams({ source: collectionSlug, id: String(id), locale, at });
    if (!(await openPreviewTab(`${config.routes.api}/site-preview?${query}`)))
      toast.error(previewAtMessages.notOpened[language]);
  };
  return (
    <section className="admin-sidebar-part" aria-labelledby="preview-at-heading">
      <h3 id="preview-at-heading">{previewAtMessages.heading[language]}</h3>
      <label className="admin-preview-at">
        {previewAtMessages.time[language]}
        <input type="datetime-local" value={time} onChange={(event) => setTime(event.target.value)} />
      </label>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={!time}
        onClick={() => void open()}
      >
        {previewAtMessages.open[language]}
      </Button>
      <p className="admin-quiet">{previewAtMessages.hint[language]}</p>
    </section>
  );
}
