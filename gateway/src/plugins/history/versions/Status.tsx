'use client';

import {
  Button,
  ConfirmationModal,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect } from 'react';

import { useSavedAt } from '../../../cms/admin/ui/useSavedAt';
import { adminLanguage, type ContentLanguage } from '../../../domain/languages';
import { historyMessages } from './texts';

interface Answer {
  doc?: object;
  message?: string;
  errors?: { message: string }[];
}

/** The path of the form's document in the REST interface. */
function useDocumentAddress(): string {
  const { config } = useConfig();
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  return `${config.routes.api}/${globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`}`;
}

/**
 * Payload counts versions since the publication; a draft that is as published again is no change. It takes a global with
 * a draft for one that is not published.
 */
function useChangeCount(): void {
  const { globalSlug, hasPublishedDoc, setHasPublishedDoc, setUnpublishedVersionCount } = useDocumentInfo();
  const isAsked = Boolean(globalSlug) || hasPublishedDoc;
  const address = useDocumentAddress();
  const savedAt = useSavedAt();
  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    fetch(`${address}/changed`, { signal: controller.signal })
      .then(async (answer) => {
        if (!answer.ok) return;
        const { isPublished, isChanged } = (await answer.json()) as {
          isPublished: boolean;
          isChanged: boolean;
        };
        if (globalSlug) setHasPublishedDoc(isPublished);
        setUnpublishedVersionCount((count) => (isChanged ? Math.max(count, 1) : 0));
      })
      .catch(() => undefined);
    return () => controller.abort();
  }, [address, globalSlug, isAsked, savedAt, setHasPublishedDoc, setUnpublishedVersionCount]);
}

/** Sets the draft of the form's language back to what is published; tells what came of it. */
function useRevert(notReverted: string) {
  const { i18n } = useTranslation();
  const { code } = useLocale();
  const { incrementVersionCount, setLastUpdateTime, setMostRecentVersionIsAutosaved } = useDocumentInfo();
  const { reset } = useForm();
  const path = useDocumentAddress();
  return async (): Promise<void> => {
    const address = `${path}/revert?locale=${code}&fallback-locale=null`;
    const headers = { 'Accept-Language': i18n.language };
    const response = await fetch(address, { method: 'POST', headers }).catch(() => undefined);
    const answer = (await response?.json().catch(() => undefined)) as Answer | undefined;
    if (!response?.ok || !answer?.doc) {
      toast.error(answer?.errors?.[0]?.message ?? notReverted);
      return;
    }
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
