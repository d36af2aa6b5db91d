'use client';

import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui';

import { pathOfPage } from '@/contract/site/contentTable';

import { useAllLanguages } from '../../cms/admin/ui/formDocument';
import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { useAnswer } from '../../cms/admin/ui/useAnswer';
import { pathOfDocument } from '../../domain/addresses';
import { excerpt, shownLengths } from './excerpt';
import { searchMessages } from './texts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Values of the form, as they are being typed. */
function useValues() {
  const values = useFormFields(([fields]) =>
    JSON.stringify(
      [
        'metaTitle',
        'title',
        'question',
        'metaDescription',
        'summary',
        'image',
        'cover',
        'uid',
        'pageKey',
        'articleType',
      ].map((name) => [name, fields[name]?.value]),
    ),
  );
  return Object.fromEntries(JSON.parse(values) as [string, unknown][]) as Record<string, unknown>;
}

interface SearchResultProps {
  host: string;
  /** The end of the site's titles. */
  site: string;
}

/** A picture of the result, and how much of each text is seen. */
export function SearchResult({ host, site }: SearchResultProps) {
  const { code } = useLocale();
  const { id, collectionSlug = '' } = useDocumentInfo();
  const values = useValues();
  const imageId = (values.image ?? values.cover) as number | undefined;
  const { data: found } = useAnswer<{ thumbnailURL?: string; url?: string }>(
    imageId ? `/media/${imageId}?depth=0` : undefined,
  );
  const image = found?.thumbnailURL ?? found?.url;
  const words = searchMessages[useAdminLanguage()];
  const saved = useAllLanguages();
  const isTranslated = code === 'en' || Boolean(text(values.title) || text(values.question));
  /** The first of these texts; of what is not translated, the English one. */
  const first = (...names: string[]) =>
    names
      .map((name) => text(isTranslated ? values[name] : (saved?.[name] as { en?: unknown } | undefined)?.en))
      .find(Boolean) ?? '';

  const isHome = values.pageKey === 'home';
  const title = isHome ? site : first('metaTitle', 'title', 'question');
  const description = first('metaDescription', 'summary');
  const pageKey = text(values.pageKey);
  const path = pathOfDocument(collectionSlug, { ...values, id }) ?? pathOfPage(pageKey) ?? `/${pageKey}`;
  const steps = [host, ...(code === 'de' ? ['de'] : []), ...path.split('/').filter(Boolean)];
  const lengths = [
    { name: words.title, length: title.length, shown: shownLengths.title },
    { name: words.description, length: description.length, shown: shownLengths.description },
  ];
  return (
    <section className="search-preview">
      <h3>{words.heading}</h3>
      <p>{words.explanation}</p>
      <div className="search-preview__result" lang={isTranslated ? code : 'en'}>
        <span className="search-preview__address">{steps.join(' › ')}</span>
        <strong className="search-preview__title">
          {excerpt(isHome ? site : `${title} – ${site}`, shownLengths.title)}
        </strong>
        <span>{excerpt(description, shownLengths.description) || words.empty}</span>
        {image && <span className="search-preview__image" style={{ backgroundImage: `url("${image}")` }} />}
      </div>
      <ul>
        {lengths.map(({ name, length, shown }) => (
          <li key={name}>
            {name}: {words.count(length, shown)}. {length > shown && <strong>{words.tooLong}</strong>}
          </li>
        ))}
        <li>
          {words.image}: {imageId ? words.hasImage : words.noImage}
        </li>
      </ul>
    </section>
  );
}
