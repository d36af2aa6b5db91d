import type {
  ArrayField,
  CheckboxField,
  CollectionSlug,
  DateField,
  Field,
  RelationshipField,
  TextField,
  UIField,
  UploadField,
} from 'payload';

import type { Bilingual } from '../../domain/languages';
import type { DateKind } from '../../domain/plausible';
import { hrefField } from './href';
import { plausibleDate } from './published';
import { localisedText, localisedTextarea } from './text';

export const headingField = (): TextField =>
  localisedText('heading', { en: 'Heading', de: 'Überschrift' }, { isTitle: true });

export const leadField = () =>
  localisedTextarea(
    'lead',
    { en: 'Introduction', de: 'Einleitung' },
    {
      optional: true,
      description: {
        en: 'One or two sentences below the heading. Leave empty to show none.',
        de: 'Ein oder zwei Sätze unter der Überschrift. Leer lassen, wenn keine erscheinen sollen.',
      },
    },
  );

/** Describes lists whose order is that of the site. */
export const dragRows: Bilingual = {
  en: 'Drag the rows to set the order on the site.',
  de: 'Ziehen Sie die Zeilen, um die Reihenfolge auf der Website zu bestimmen.',
};

/** Title and summary, shown in lists and above the text. */
export const titleFields = (summary: { maxLength: number; description?: Bilingual }): Field[] => [
  localisedText('title', { en: 'Title', de: 'Titel' }, { maxLength: 160, isTitle: true }),
  localisedTextarea('summary', { en: 'Summary', de: 'Zusammenfassung' }, summary),
];

/** Other documents of the same collection. */
export const relatedField = (relationTo: CollectionSlug, label: Bilingual): RelationshipField => ({
  name: 'related',
  type: 'relationship',
  relationTo,
  hasMany: true,
  label,
  filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
});

/** So many services a text names at most; the first ones stand below it. */
export const mostServices = 30;
export const shownServices = 4;

/** The services that a reader of the text can order: it stands below the text, and the services lead back to it. */
export const servicesField = (): RelationshipField => ({
  name: 'services',
  type: 'relationship',
  relationTo: 'services',
  hasMany: true,
  maxRows: mostServices,
  label: { en: 'Services it is about', de: 'Leistungen dazu' },
  admin: {
    allowCreate: false,
    description: {
      en: 'The most important one first: the first four stand below the text, with price and duration. All of them lead back to it.',
      de: 'Die wichtigste zuerst: Die ersten vier stehen mit Preis und Dauer unter dem Text. Alle führen zu ihm zurück.',
    },
  },
});

export const imageField = (name: string, label: Bilingual, description?: Bilingual): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label,
  admin: { description },
});

export const inSidebar = <F extends DateField | TextField>(field: F): F => ({
  ...field,
  admin: { ...field.admin, position: 'sidebar' },
});

/** A component in the sidebar of a form that stores nothing of its own. */
export const sidebarPart = (name: string, component: string): UIField => ({
  name,
  type: 'ui',
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: component } },
});

/** A calendar day; stored at noon UTC, so that it is the same day all over Europe. */
export const dayField = (
  name: string,
  label: Bilingual,
  {
    optional = false,
    description,
    kind,
  }: { optional?: boolean; description?: Bilingual; kind?: DateKind } = {},
): DateField => ({
  name,
  type: 'date',
  label,
  required: !optional,
  validate: plausibleDate(kind),
  admin: { description, date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' } },
});

export const reviewTimeField = (description: Bilingual): DateField =>
  inSidebar(
    dayField(
      'reviewTime',
      { en: 'Facts last checked', de: 'Fakten zuletzt geprüft' },
      { description, kind: 'checked' },
    ),
  );

/** The moment shown with a text; lists are ordered by it. */
export const publishTimeField = (): DateField => ({
  name: 'publishTime',
  type: 'date',
  label: { en: 'Date shown to readers', de: 'Angezeigtes Datum' },
  required: true,
  validate: plausibleDate('shown'),
  index: true,
  defaultValue: () => new Date().toISOString(),
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm', timeFormat: 'HH:mm' },
    description: {
      en: 'It is only shown, and lists are ordered by it: with a date to come, too, the text is published at once. To publish at a later time, use "Schedule Publish" in the menu beside the publish button.',
      de: 'Es wird nur angezeigt, und danach werden Listen geordnet: Auch mit einem künftigen Datum erscheint der Text sofort. Um später zu veröffentlichen, nutzen Sie „Veröffentlichungsplanung“ im Menü neben der Schaltfläche.',
    },
  },
});

interface ListOptions {
  /** Whether there has to be a row. */
  required?: boolean;
  minRows?: number;
  maxRows?: number;
  description?: Bilingual;
  /** Folded rows show their amount too. */
  hasAmount?: boolean;
}

/** A list whose rows are named by one of their own texts instead of "Row 01". */
export function listField(
  name: string,
  labels: { singular: Bilingual; plural: Bilingual },
  rowTitle: string,
  fields: Field[],
  { required, minRows, maxRows, description, hasAmount }: ListOptions = {},
): ArrayField {
  return {
    name,
    type: 'array',
    label: labels.plural,
    labels,
    required,
    minRows,
    maxRows,
    fields,
    admin: {
      description,
      initCollapsed: true,
      components: {
        RowLabel: {
          path: '/src/cms/admin/ui/RowTitle#RowTitle',
          clientProps: { field: rowTitle, noun: labels.singular, hasAmount },
        },
      },
    },
  };
}

/** Links in the frame: a name and where it leads. */
export const linksField = (name: string, plural: Bilingual, description?: Bilingual): ArrayField =>
  listField(
    name,
    { singular: { en: 'Link', de: 'Link' }, plural },
    'name',
    [localisedText('name', { en: 'Text', de: 'Text' }), hrefField('url', { en: 'Leads to', de: 'Führt zu' })],
    { description },
  );

/** One or two buttons. */
export const actionsField = (): ArrayField =>
  listField(
    'actions',
    { singular: { en: 'Button', de: 'Schaltfläche' }, plural: { en: 'Buttons', de: 'Schaltflächen' } },
    'label',
    [
      localisedText('label', { en: 'Text', de: 'Text' }, { maxLength: 60 }),
      hrefField('url', { en: 'Leads to', de: 'Führt zu' }),
      {
        name: 'emphasis',
        type: 'radio',
        label: { en: 'Appearance', de: 'Darstellung' },
        required: true,
        defaultValue: 'primary',
        options: [
          { value: 'primary', label: { en: 'Main button', de: 'Hauptschaltfläche' } },
          { value: 'quiet', label: { en: 'Quiet link', de: 'Zurückhaltender Link' } },
        ],
      },
    ],
    { maxRows: 3 },
  );

/** The sources of a text; official sources first. */
export const sourcesField = (): ArrayField =>
  listField(
    'sources',
    { singular: { en: 'Source', de: 'Quelle' }, plural: { en: 'Sources', de: 'Quellen' } },
    'title',
    [
      localisedText('title', { en: 'Title of the source', de: 'Titel der Quelle' }),
      hrefField(
        'url',
        { en: 'Address', de: 'Adresse' },
        {
          optional: true,
          description: {
            en: 'Starts with https://. Leave empty where there is none.',
            de: 'Beginnt mit https://. Leer lassen, wenn es keine gibt.',
          },
        },
      ),
    ],
  );

const metaTitle = localisedText(
  'metaTitle',
  { en: 'Title in search results', de: 'Titel in Suchergebnissen' },
  {
    optional: true,
    maxLength: 90,
    description: {
      en: 'Up to about 60 characters are shown. Empty: the title is used.',
      de: 'Etwa 60 Zeichen werden angezeigt. Leer: Der Titel wird verwendet.',
    },
  },
);

/** Texts for search engines; empty texts fall back to title and summary. Home is called as the site is. */
export const noIndexField = (): CheckboxField => ({
  name: 'noIndex',
  type: 'checkbox',
  defaultValue: false,
  label: { en: 'Keep out of search engines', de: 'Nicht in Suchmaschinen' },
  admin: {
    condition: ({ pageKey }) => pageKey !== 'home',
    description: {
      en: 'The page stays reachable and in our own lists; it leaves the sitemap.',
      de: 'Die Seite bleibt erreichbar und in unseren eigenen Listen; die Sitemap nennt sie nicht mehr.',
    },
  },
});

/** The image of a document that has a cover, where the page is shared. */
export const socialImageField = (): UploadField =>
  imageField(
    'socialImage',
    { en: 'Image for sharing', de: 'Bild zum Teilen' },
    {
      en: 'Shown where the page is shared. 1200 by 630 pixels or larger. Empty: the cover image.',
      de: 'Erscheint, wo die Seite geteilt wird. 1200 mal 630 Pixel oder größer. Leer: das Titelbild.',
    },
  );

/** Texts for search engines, and the image of a page that is shared. */
export const searchTab = (image: UploadField) => ({
  label: { en: 'Search engines', de: 'Suchmaschinen' },
  fields: [...searchFields(), image],
});

const searchFields = (): Field[] => [
  { ...metaTitle, admin: { ...metaTitle.admin, condition: ({ pageKey }) => pageKey !== 'home' } },
  localisedTextarea(
    'metaDescription',
    { en: 'Description in search results', de: 'Beschreibung in Suchergebnissen' },
    {
      optional: true,
      maxLength: 320,
      description: {
        en: 'Up to about 155 characters are shown.',
        de: 'Etwa 155 Zeichen werden angezeigt.',
      },
    },
  ),
  noIndexField(),
];

/** Names a seeded document, so that seeding finds it again; people never see it. */
export const seedKeyField = (): TextField => ({
  name: 'seedKey',
  type: 'text',
  unique: true,
  index: true,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
});
