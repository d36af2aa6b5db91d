'use client';

import {
  CopyToClipboard,
  TextField,
  useDocumentInfo,
  useField,
  useFormFields,
  useLocale,
} from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

import { isArticleType } from '@/contract/lists/articles';
import { readableArticle } from '@/contract/site/readableArticle';

import type { Bilingual } from '../../../domain/languages';
import { slugOf } from '../../../domain/slug';
import { addressOf } from '../ui/addressOf';
import { useAdminLanguage } from '../ui/useAdminLanguage';

const address: Bilingual = { en: 'Readable address', de: 'Lesbare Adresse' };
const later: Bilingual = {
  en: 'The article gets its address with its first save.',
  de: 'Der Artikel bekommt seine Adresse mit dem ersten Speichern.',
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The words of an article's readable address, with the address to be copied. */
export function SlugField(props: TextFieldClientProps & { siteUrl?: string }) {
  const { code } = useLocale();
  const { id } = useDocumentInfo();
  const { value } = useField<string | null>({ path: props.path });
  const title = useFormFields(([fields]) => text(fields.title?.value));
  const type = useFormFields(([fields]) => text(fields.articleType?.value));
  const language = useAdminLanguage();
  const path =
    id !== undefined && isArticleType(type)
      ? readableArticle(type, Number(id), slugOf(value ?? '') || slugOf(title))
      : undefined;
  const whole = path && `${props.siteUrl ?? ''}${addressOf({ path, locale: code === 'de' ? 'de' : 'en' })}`;
  return (
    <div className="slug-field">
      <TextField {...props} />
      {whole ? (
        <p>
          {address[language]}: <a href={whole}>{whole}</a> <CopyToClipboard value={whole} />
        </p>
      ) : (
        <p>{later[language]}</p>
      )}
    </div>
  );
}
