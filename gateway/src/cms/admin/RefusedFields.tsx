'use client';

import { getTranslation } from '@payloadcms/translations';
import {
  useConfig,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useFormSubmitted,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

import type { FieldLike } from '../../domain/fieldTree';
import { contentLanguages, type ContentLanguage } from '../../domain/languages';
import { englishFirst } from '../../domain/missingEnglish';
import { placeInForm, type FormPlace } from '../../domain/placeInForm';
import { aboutLanguage } from '../../domain/tooLongTexts';
import { focusField } from './focusField';
import { SmallButton } from './ui/SmallButton';
import { useAdminLanguage } from './ui/useAdminLanguage';

const words: Record<ContentLanguage, { heading: (count: number) => string; close: string }> = {
  en: {
    heading: (count) =>
      count === 1 ? 'One field has to be corrected:' : `${count} fields have to be corrected:`,
    close: 'Close',
  },
  de: {
    heading: (count) =>
      count === 1 ? 'Ein Feld ist noch zu korrigieren:' : `${count} Felder sind noch zu korrigieren:`,
    close: 'Schließen',
  },
};

interface Refused {
  path: string;
  message: string;
}

/** How the form calls a field, and where it stands. */
function usePlaceInForm(): (path: string) => FormPlace {
  const { i18n } = useTranslation();
  const { getEntityConfig } = useConfig();
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getField } = useForm();
  const entity = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : globalSlug && getEntityConfig({ globalSlug });
  const labelOf = ({ label, name = '' }: FieldLike) => (label ? getTranslation(label as never, i18n) : name);
  const valueAt = (path: string): unknown => getField(path)?.value;
  return (path) => placeInForm(path, { fields: entity ? entity.fields : [], labelOf, valueAt });
}

/** The fields for which the last attempt to save or publish was refused. They stay until the next one, whatever saves itself meanwhile. */
function useRefused(): [Refused[], () => void] {
  const { getFields } = useForm();
  const isProcessing = useFormProcessing();
  const isRefused = useFormSubmitted();
  const wasProcessing = useRef(false);
  const [refused, setRefused] = useState<Refused[]>([]);
  useEffect(() => {
    const hasEnded = wasProcessing.current && !isProcessing;
    wasProcessing.current = isProcessing;
    if (!hasEnded) return;
    const invalid = Object.entries(isRefused ? getFields() : {}).flatMap(([path, { valid, errorMessage }]) =>
      valid === false && errorMessage ? [{ path, message: errorMessage }] : [],
    );
    setRefused(invalid);
  }, [getFields, isProcessing, isRefused]);
  return [refused, () => setRefused([])];
}

/** A sentence in which the address of another form is a link. */
const withLinks = (message: string): ReactNode[] =>
  message.split(/(\/admin\/collections\/[a-z-]+\/\d+)/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part} target="_blank" rel="noreferrer">
        {part}
      </a>
    ),
  );

/**
 * In every form, once it was refused: the fields that are the reason, each a button that moves the focus to it, in whichever
 * tab, folded row or language it stands. The list takes the focus, and gives it back when it is closed. Payload's own message
 * names them and goes; screen readers hear that one.
 */
export function RefusedFields() {
  const { dispatchFields, getField } = useForm();
  const { code } = useLocale();
  const language = useAdminLanguage();
  const [refused, close] = useRefused();
  const placeOf = usePlaceInForm();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const isProcessing = useFormProcessing();
  // Before the browser takes the focus away from what the form disables meanwhile.
  useLayoutEffect(() => {
    if (isProcessing && !section.current?.contains(document.activeElement))
      before.current = document.activeElement;
  }, [isProcessing]);
  useEffect(() => {
    if (refused.length > 0) section.current?.focus();
  }, [refused]);
  if (refused.length === 0) return null;
  const leave = () => {
    close();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const show = ({ path, message }: Refused) => {
    const form = section.current?.closest('form');
    const place = placeOf(path);
    for (const { list, index } of place.rows) {
      const updatedRows = getField(list)?.rows?.map((row, at) =>
        at === index ? { ...row, collapsed: false } : row,
      );
      if (updatedRows) dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows });
    }
    const other = contentLanguages.find((one) => one !== code) ?? 'en';
    const inOther =
      message.startsWith(aboutLanguage(other)[language]) ||
      (other === 'en' && message === englishFirst[language]);
    if (form) focusField(form, { path, inOther }, place);
  };
  return (
    <section ref={section} className="refused-fields" aria-labelledby={id} tabIndex={-1}>
      <h2 id={id}>{words[language].heading(refused.length)}</h2>
      <ul>
        {refused.map((field) => (
          <li key={field.path}>
            <button type="button" onClick={() => show(field)}>
              {placeOf(field.path).place.join(' › ') || field.path}
            </button>
            : {withLinks(field.message)}
          </li>
        ))}
      </ul>
      <SmallButton onClick={leave}>{words[language].close}</SmallButton>
    </section>
  );
}
