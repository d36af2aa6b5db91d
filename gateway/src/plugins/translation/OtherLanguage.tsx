'use client';

import { useAuth, useForm, useLocale } from '@payloadcms/ui';
import dynamic from 'next/dynamic';
import type { StaticDescription } from 'payload';
import { createContext, useContext, useEffect, useState } from 'react';

import { isEditorUser } from '../../cms/access/roles';
import { useAllLanguages } from '../../cms/admin/ui/formDocument';
import { DescriptionWithLength, TextLength } from '../../cms/admin/ui/TextLength';
import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { isData } from '../../domain/fieldTree';
import { type ContentLanguage, contentLanguages } from '../../domain/languages';
import { richTextToPlain, type RichTextValue } from '../../domain/richText';
import { languageMessages } from './texts';
import { useChangedTexts } from './useChangedTexts';
import { useOtherText } from './useOtherText';
import { useShownText } from './useShownText';

const loadOtherRichText = () => import('./OtherRichText').then((module) => module.OtherRichText);
// With a boundary of its own: without one the form draws nothing that is typed while the code loads.
const OtherRichText = dynamic(loadOtherRichText, { loading: () => null });

/** Payload renders what stands beside an input with the input: beside the other language stands nothing more. */
const IsOther = createContext(false);

/** The value at a path such as `blocks.2.heading`. */
const valueAt = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], data);

const textOf = (value: unknown): string => {
  if (isData(value) && 'root' in value) return richTextToPlain(value as unknown as RichTextValue);
  return typeof value === 'string' ? value : '';
};

interface Props {
  path: string;
  schemaPath: string;
  field: { type: string; label?: unknown; maxLength?: number; admin?: { description?: StaticDescription } };
}

interface Shown extends Props {
  stored: unknown;
  other: ContentLanguage;
  name: string;
}

/** For those who write in both languages: the text in the other one, saved with the form. */
function Editable({ path, schemaPath, field, stored, other, name }: Shown) {
  const [text, setText] = useOtherText(path, stored);
  const { shown, show, focus } = useShownText(text);
  // Payload renders fields as they come into view, which may be after the network is gone.
  useEffect(() => void loadOtherRichText().catch(() => undefined), []);
  if (field.type === 'richText')
    return (
      <IsOther value>
        <OtherRichText schemaPath={schemaPath} path={path} value={text} onChange={setText} />
      </IsOther>
    );
  return (
    <>
      <textarea
        {...focus}
        aria-label={name}
        lang={other}
        rows={field.type === 'text' ? 1 : 3}
        value={typeof shown === 'string' ? shown : ''}
        onChange={({ target }) => {
          // A text of one line stays one.
          const typed = field.type === 'text' ? target.value.replace(/\s*\n\s*/g, ' ') : target.value;
          show(typed);
          setText(typed);
        }}
      />
      <TextLength text={shown} most={field.maxLength} />
    </>
  );
}

function Readable({ stored, other }: Shown) {
  const words = languageMessages[useAdminLanguage()];
  const text = textOf(stored);
  return text ? (
    <p lang={other}>{text}</p>
  ) : (
    <p className="other-language__missing">{words.missing[other]}</p>
  );
}

function OtherLanguage({ path, schemaPath, field }: Props) {
  const isOther = useContext(IsOther);
  const { code } = useLocale();
  const words = languageMessages[useAdminLanguage()];
  const { user } = useAuth();
  const { disabled } = useForm();
  const data = useAllLanguages();
  const changed = useChangedTexts();
  const [wasEditable, setWasEditable] = useState(false);
  if (isOther || !data) return null;
  const other = contentLanguages.find((language) => language !== code) as ContentLanguage;
  const values = valueAt(data, path);
  // A form is disabled for a moment while it is published.
  const isEditable = isEditorUser(user as never) && (!disabled || wasEditable);
  if (isEditable && !wasEditable) setWasEditable(true);
  const shown: Shown = {
    path,
    schemaPath,
    field,
    other,
    name: words.names[other],
    stored: isData(values) ? values[other] : undefined,
  };
  return (
    <div className="other-language">
      <span className="other-language__name">{words.names[other]}</span>
      {other === 'en' && changed.some(({ formPath }) => formPath === path) && (
        <strong className="other-language__changed">{words.changedHere}</strong>
      )}
      {isEditable ? <Editable {...shown} /> : <Readable {...shown} />}
    </div>
  );
}

/**
 * Beside a text in one language, the same text in the other one, at the same height. In the place of the description, which
 * Payload renders with the form: `afterInput` it renders anew for every answer while somebody types (`renderField.js`),
 * and React puts fields back to what they had shown until that has arrived.
 */
export const DescriptionWithOther = (props: Props) => (
  <>
    <OtherLanguage {...props} />
    <DescriptionWithLength path={props.path} field={props.field} />
  </>
);
