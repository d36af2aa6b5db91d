'use client';

import { getTranslation } from '@payloadcms/translations';
import {
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

import type { ContentLanguage } from '../../domain/languages';
import { useAdminLanguage } from './ui/useAdminLanguage';

const untitled: Record<ContentLanguage, (kind: string) => string> = {
  en: (kind) => `New ${kind.charAt(0).toLowerCase()}${kind.slice(1)}`,
  de: (kind) => `Neu: ${kind}`,
};

/** Payload takes a form for saved once its server has answered, whatever the answer was: its changes are still unsaved then. */
function useUnsavedWhenRefused(): void {
  const { setModified } = useForm();
  const isProcessing = useFormProcessing();
  const isRefused = useFormSubmitted();
  const isModified = useFormModified();
  const last = useRef({ isProcessing: false, wasModified: false });
  useEffect(() => {
    const { current } = last;
    const hasEnded = current.isProcessing && !isProcessing;
    current.isProcessing = isProcessing;
    if (hasEnded && isRefused && current.wasModified) setModified(true);
    else if (!isProcessing) current.wasModified = Boolean(isModified);
  }, [isModified, isProcessing, isRefused, setModified]);
}

/** A document has its number for a heading until it has a title. */
function useHeadingWithoutTitle(): void {
  const { id, collectionSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { i18n } = useTranslation();
  const language = useAdminLanguage();
  const singular = collectionSlug && getEntityConfig({ collectionSlug })?.labels.singular;
  const kind = singular ? getTranslation(singular, i18n) : '';
  useEffect(() => {
    if (!kind || title !== String(id)) return;
    // The provider around the form sets the number in an effect of its own, which comes later.
    queueMicrotask(() => setDocumentTitle(untitled[language](kind)));
  }, [id, kind, language, title, setDocumentTitle]);
}

/** In every form: what was refused counts as changed, and a document without a title is named by its kind. */
export function FormState() {
  useUnsavedWhenRefused();
  useHeadingWithoutTitle();
  return null;
}
