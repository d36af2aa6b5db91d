import type { CollectionConfig, Field, LabelFunction, PayloadRequest, Plugin, StaticLabel } from 'payload';

import { sidebarPart } from '../../cms/fields/shared';
import {
  addToForm,
  contentPlugin,
  type ContentConfig,
  type ContentKind,
} from '../../cms/plugins/contentPlugin';
import { titleOf } from '../../domain/titleOf';
import { previewUrl } from '../../features/previews/previewUrl';
import { extend } from '../../platform/plugins/extend';
import { hasPreview } from '../../sync/tracked';
import { previewEndpoint } from './endpoints';

const breakpoints = [
  { name: 'phone', label: '360 px', width: 360, height: 740 },
  { name: 'tablet', label: '768 px', width: 768, height: 1024 },
  { name: 'desktop', label: '1280 px', width: 1280, height: 800 },
];

type Data = Record<string, unknown>;

const inLanguage = (label: StaticLabel | LabelFunction | undefined, locale: string | undefined): unknown =>
  typeof label === 'object' ? (label[locale ?? 'en'] ?? Object.values(label)[0]) : label;

/** Opens the page as it is at a chosen time. */
const previewAt = sidebarPart('previewAt', '/src/plugins/preview/PreviewAt#PreviewAt');

/** Behind the end of a publication period. */
const withPreviewAt = (fields: Field[]): Field[] =>
  fields.flatMap((field) => ('name' in field && field.name === 'endTime' ? [field, previewAt] : [field]));

/**
 * The page itself with the draft in it: beside the form, and in a window of its own (docs/decisions/0018). A document
 * of a collection has a preview once it is saved; a global always has one.
 */
function withPreview<C extends ContentConfig>(content: C, kind: ContentKind): C {
  if (!hasPreview(content)) return content;
  const { slug: source, admin } = content;
  const titleIn = (data: Data, locale: string | undefined): unknown =>
    kind === 'global'
      ? inLanguage('label' in content ? content.label : undefined, locale)
      : titleOf(data, admin as CollectionConfig['admin']);
  const addressOf = (
    data: Data,
    shown: Pick<Parameters<typeof previewUrl>[0], 'title' | 'locale' | 'req'>,
  ) => {
    if (kind === 'global') return previewUrl({ source, document: { ...data, id: undefined }, ...shown });
    return data.id === undefined ? null : previewUrl({ source, document: data, ...shown });
  };
  const shown = addToForm(content, kind, {
    controls: [
      '/src/plugins/preview/PreviewFailure#PreviewFailure',
      '/src/plugins/preview/PreviewFields#PreviewFields',
    ],
  });
  return {
    ...shown,
    fields: kind === 'collection' ? withPreviewAt(content.fields) : content.fields,
    admin: {
      ...shown.admin,
      preview: (document: Data, { locale, req }: { locale: string; req: PayloadRequest }) =>
        addressOf(document, { title: titleIn(document, locale), locale, req }),
      livePreview: {
        breakpoints,
        url: ({ data, locale, req }: { data: Data; locale?: { code: string }; req: PayloadRequest }) =>
          addressOf(data, { locale: locale?.code, req }),
      },
    },
  };
}

/** Shows the page of the site with the draft in it: beside the form, in a window of its own, and at a chosen time. */
export const preview = (): Plugin => (config) =>
  extend(contentPlugin(withPreview)(config), { endpoints: [previewEndpoint] });
