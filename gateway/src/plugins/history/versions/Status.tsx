'use client';

import {
  Button,
  ConfirmationModal,
  toast,
  useDocumentInfo,
  useForm,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect } from 'react';

import { useFormDocument } from '../../../cms/admin/ui/formDocument';
import { useAnswer } from '../../../cms/admin/ui/useAnswer';
import { useRequest } from '../../../cms/admin/ui/useRequest';
import { useSavedAt } from '../../../cms/admin/ui/useSavedAt';
import { adminLanguage, type ContentLanguage } from '../../../domain/languages';
import { historyMessages } from './texts';

interface Answer {
  doc: object;
  message: string;
}

/**
 * Payload counts versions since the publication; a draft that is as published again is no change. It takes a global with
 * a draft for one that is not published.
 */
function useChangeCount(): void {
  const { globalSlug, hasPublishedDoc, setHasPublishedDoc, setUnpublishedVersionCount } = useDocumentInfo();
  const { path } = useFormDocument();
  const asked = globalSlug || hasPublishedDoc ? path && `${path}/changed` : undefined;
  const { data } = useAnswer<{ isPublished: boolean; isChanged: boolean }>(asked, useSavedAt());
  useEffect(() => {
    if (!data) return;
    if (globalSlug) setHasPublishedDoc(data.isPublished);
    setUnpublishedVersionCount((count) => (data.isChanged ? Math.max(count, 1) : 0));
  }, [data, globalSlug, setHasPublishedDoc, setUnpublishedVersionCount]);
}

/** Sets the draft of the form's language back to what is published; tells what came of it. */
function useRevert(notReverted: string) {
  const { code } = useLocale();
  const { incrementVersionCount, setLastUpdateTime, setMostRecentVersionIsAutosaved } = useDocumentInfo();
  const { reset } = useForm();
  const { path } = useFormDocument();
  const request = useRequest(notReverted);
  return async (): Promise<void> => {
    const answer = await request<Answer>('POST', `${path}/revert?locale=${code}&fallback-locale=null`);
    if (!answer) return;
    await reset(answer.doc);
    toast.success(answer.message);
    incrementVersionCount();
    setMostRecentVersionIsAutosaved(false);
    setLastUpdateTime(Date.now());
  };
}

/**
 * Whether the document is published and whether its draft differs, as Payload shows it. Payload's own "Revert to
 * published" publishes the draft of the other language; this one changes the draft alone.
 */
export function Status() {
  const { hasPublishedDoc, unpublishedVersionCount, docPermissions, isTrashed, id } = useDocumentInfo();
  const { i18n, t } = useTranslation();
  const { code } = useLocale();
  const { toggleModal } = useModal();
  const words = historyMessages[adminLanguage(i18n.language)];
  const revert = useRevert(words.notReverted);
  useChangeCount();
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0;
  const state = isChanged ? t('version:changed') : t(hasPublishedDoc ? 'version:published' : 'version:draft');
  const mayUpdate = docPermissions && 'update' in docPermissions && docPermissions.update;
  const modal = `confirm-revert-${id}`;
  return (
    <div className="status" title={`${t('version:status')}: ${state}`}>
      <div className="status__value-wrap">
        <span className="status__label">{t('version:status')}: </span>
        <span className="status__value">{state}</span>
        {isChanged && mayUpdate && !isTrashed && (
          <>
            {' — '}
            <Button
              buttonStyle="none"
              className="status__action"
              id="action-revert-to-published"
              onClick={() => toggleModal(modal)}
            >
              {t('version:revertToPublished')}
            </Button>
            <ConfirmationModal
              heading={words.revert[code as ContentLanguage]}
              body={words.revertMeans}
              confirmingLabel={t('version:reverting')}
              modalSlug={modal}
              onConfirm={revert}
            />
          </>
        )}
      </div>
    </div>
  );
}
