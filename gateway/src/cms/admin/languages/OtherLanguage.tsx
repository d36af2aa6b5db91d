'use client';

import { useLocale, useTranslation } from '@payloadcms/ui';

import { isData } from '../../../domain/fieldTree';
import { type ContentLanguage, adminLanguage, contentLanguages } from '../../../domain/languages';
import { richTextToPlain, type RichTextValue } from '../../../domain/richText';
import { useAllLanguages } from './allLanguages';
import { languageMessages } from './messages';
import { useChangedTexts } from './useChangedTexts';

/** The value at a path such as `blocks.2.heading`. */
const valueAt = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], data);

const textOf = (value: unknown): string => {
  if (isData(value) && 'root' in value) return richTextToPlain(value as unknown as RichTextValue);
  return typeof value === 'string' ? value : '';
};

/** Beside a text in one language, the same text in the other one, as it was saved last. */
export function OtherLanguage({ path }: { path: string }) {
  const { code } = useLocale();
  const { i18n } = useTranslation();
  const data = useAllLanguages();
  const changed = useChangedTexts();
  const other = contentLanguages.find((language) => language !== code) as ContentLanguage;
  if (!data) return null;
  const values = valueAt(data, path);
  const text = isData(values) ? textOf(values[other]) : '';
  const words = languageMessages[adminLanguage(i18n.language)];
  return (
    <div className="other-language">
      <span className="other-language__name">{words.names[other]}</span>
      {other === 'en' && changed.some(({ formPath }) => formPath === path) && (
        <strong className="other-language__changed">{words.changedHere}</strong>
      )}
      {text ? <p lang={other}>{text}</p> : <p className="other-language__missing">{words.missing[other]}</p>}
    </div>
  );
}
