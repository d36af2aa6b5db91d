'use client';

import { useForm, useFormProcessing, useFormSubmitted, useLocale } from '@payloadcms/ui';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

import { contentLanguages, type ContentLanguage } from '../../domain/languages';
import { englishFirst } from '../../domain/missingEnglish';
import { aboutLanguage } from '../../domain/tooLongTexts';
import { SmallButton } from './ui/SmallButton';
import { useAdminLanguage } from './ui/useAdminLanguage';
import { useFieldsOfForm } from './useFieldsOfForm';

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

/** The fields for which the last attempt to save or publish was refused. They stay until the next one, whatever saves itself meanwhile. */
function useRefused(): [Refused[], () => void] {
  const { getFields } = useForm();
  const isProcessing = useFormProcessing();
  const isRefused = useFormSubmitted();
  const before = useRef({ isProcessing, isRefused });
  const [refused, setRefused] = useState<Refused[]>([]);
  useEffect(() => {
    // A quick answer may come before the form has shown that it waits.
    const isFirst = isRefused && !before.current.isRefused;
    const hasEnded = (before.current.isProcessing || isFirst) && !isProcessing;
    before.current = { isProcessing, isRefused };
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
  const { code } = useLocale();
  const language = useAdminLanguage();
  const [refused, close] = useRefused();
  const { placeOf, showField } = useFieldsOfForm();
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
    const other = contentLanguages.find((one) => one !== code) ?? 'en';
    const inOther =
      message.startsWith(aboutLanguage(other)[language]) ||
      (other === 'en' && message === englishFirst[language]);
    if (form) showField(form, { path, inOther });
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
