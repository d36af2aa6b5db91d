import type { CollectionConfig, GlobalConfig } from 'payload';

import { titleOf } from '../../domain/titleOf';
import { hasPreview } from '../../sync/tracked';
import { previewUrl } from '../admin/site/previewUrl';

const breakpoints = [
  { name: 'phone', label: '360 px', width: 360, height: 740 },
  { name: 'tablet', label: '768 px', width: 768, height: 1024 },
  { name: 'desktop', label: '1280 px', width: 1280, height: 800 },
];

/** The page itself with the draft in it: beside the form, and in a window of its own (docs/decisions/0018). */
export function withCollectionPreview(collection: CollectionConfig): CollectionConfig {
  const { slug: source, admin = {} } = collection;
  if (!hasPreview(collection)) return collection;
  return {
    ...collection,
    admin: {
      ...admin,
      preview: (document, { locale, req }) =>
        document.id === undefined
          ? null
          : previewUrl({ source, document, title: titleOf(document, admin), locale, req }),
      livePreview: {
        breakpoints,
        url: ({ data, locale, req }) =>
          data.id === undefined
            ? null
            : previewUrl({ source, document: data, title: titleOf(data, admin), locale: locale?.code, req }),
      },
    },
  };
}

/** The same for the documents of which there is only one. */
export function withGlobalPreview(global: GlobalConfig): GlobalConfig {
  const { slug: source, admin = {}, label } = global;
  if (!hasPreview(global)) return global;
  const titleIn = (locale: string | undefined): unknown =>
    typeof label === 'object' ? (label[locale ?? 'en'] ?? Object.values(label)[0]) : label;
  return {
    ...global,
    admin: {
      ...admin,
      preview: (document, { locale, req }) =>
        previewUrl({ source, document: { ...document, id: undefined }, title: titleIn(locale), locale, req }),
      livePreview: {
        breakpoints,
        url: ({ data, locale, req }) =>
          previewUrl({
            source,
            document: { ...data, id: undefined },
            title: titleIn(locale?.code),
            locale: locale?.code,
            req,
          }),
      },
    },
  };
}
