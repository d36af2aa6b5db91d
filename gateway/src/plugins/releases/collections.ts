import type { CollectionConfig, Field, PayloadRequest } from 'payload';

import { nobody } from '../../cms/access/recorded';
import { refuse } from '../../cms/access/refuse';
import { editors, nameOf, staff } from '../../cms/access/roles';
import { groups } from '../../cms/admin/ui/groups';
import { technical } from '../../cms/collections/technical';
import { optionsOf } from '../../cms/fields/options';
import type { Bilingual } from '../../domain/languages';
import { releaseEndpoints } from './endpoints';
import { releaseStateNames, releaseStates } from './release';

const isPublished: Bilingual = {
  en: 'This release is published. It stays as the record of what went live together.',
  de: 'Dieses Release ist veröffentlicht. Es bleibt als Nachweis, was gemeinsam erschienen ist.',
};

/** Only our own code writes these, when something is done with the release. */
const written = (field: Field): Field => ({ ...field, access: { create: nobody, update: nobody } }) as Field;

/** In the list; the panel of the form says it in a sentence that follows what is done there. */
const listed = { condition: () => false } as const;

const shownName = (name: string, label: Bilingual): Field =>
  written({ name, type: 'text', label, admin: listed });

const shownMoment = (name: string, label: Bilingual): Field =>
  written({
    name,
    type: 'date',
    label,
    index: true,
    admin: {
      ...listed,
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm', timeFormat: 'HH:mm' },
    },
  });

async function keepPublished(id: number | string, req: PayloadRequest): Promise<void> {
  const release = await req.payload.db.findOne<{ id: number; state?: string }>({
    collection: 'releases',
    where: { id: { equals: id } },
    req,
  });
  if (release?.state === 'published') refuse(isPublished, req, 400);
}

/** Documents that are published together, at one moment (docs/decisions/0085). */
export const releases: CollectionConfig = {
  slug: 'releases',
  labels: {
    singular: { en: 'Release', de: 'Release' },
    plural: { en: 'Releases', de: 'Releases' },
  },
  access: { read: staff, create: editors, update: editors, delete: editors },
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  // A form has the title and the note alone; documents and state are written in one step each.
  lockDocuments: false,
  endpoints: releaseEndpoints,
  admin: {
    group: groups.website,
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'moment', 'publishedAt', 'createdBy'],
    listSearchableFields: ['title', 'note'],
    description: {
      en: 'Documents that go live together: prepare their drafts, look at them together on the website, publish all of them at one moment. Add a document under “Release” in its sidebar.',
      de: 'Dokumente, die gemeinsam erscheinen: Entwürfe vorbereiten, zusammen auf der Website ansehen, alle zum selben Zeitpunkt veröffentlichen. Ein Dokument nehmen Sie in seiner Seitenleiste unter „Release“ auf.',
    },
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: { en: 'Title', de: 'Titel' },
      required: true,
      maxLength: 120,
    },
    {
      name: 'note',
      type: 'textarea',
      label: { en: 'Note', de: 'Notiz' },
      maxLength: 2_000,
      admin: {
        description: {
          en: 'What it is about, for colleagues. Visitors never see it.',
          de: 'Worum es geht, für die Kolleginnen und Kollegen. Besucher sehen das nie.',
        },
      },
    },
    {
      name: 'panel',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/src/plugins/releases/ReleasePanel#ReleasePanel' },
      },
    },
    written({
      name: 'state',
      type: 'select',
      label: { en: 'State', de: 'Stand' },
      required: true,
      index: true,
      defaultValue: 'open',
      options: optionsOf(releaseStates, releaseStateNames),
      admin: listed,
    }),
    shownMoment('moment', { en: 'Scheduled for', de: 'Geplant für' }),
    shownName('scheduledByName', { en: 'Scheduled by', de: 'Geplant von' }),
    shownMoment('publishedAt', { en: 'Published at', de: 'Veröffentlicht am' }),
    shownName('publishedBy', { en: 'Published by', de: 'Veröffentlicht von' }),
    shownName('createdBy', { en: 'Created by', de: 'Angelegt von' }),
    /** Zone in which the moment was chosen. */
    written({ name: 'timezone', type: 'text', admin: { hidden: true } }),
    /** Id of the user in whose name it is published at its moment. */
    written({ name: 'scheduledBy', type: 'number', admin: { hidden: true } }),
    /** Why nothing was published: `ReleaseProblem[]`. */
    written({ name: 'problems', type: 'json', admin: { hidden: true } }),
  ],
  hooks: {
    beforeChange: [
      async ({ data, operation, originalDoc, req }) => {
        if (operation === 'create') return { ...(data as object), createdBy: nameOf(req) };
        await keepPublished((originalDoc as { id: number }).id, req);
        return data as object;
      },
    ],
    beforeDelete: [
      async ({ id, req }) => {
        await keepPublished(id, req);
        const where = { release: { equals: Number(id) } };
        await req.payload.delete({ collection: 'release-documents', where, req });
      },
    ],
  },
};

/** The documents of the releases. Each is a row of its own, so that nobody loses what somebody else adds. */
export const releaseDocuments: CollectionConfig = {
  slug: 'release-documents',
  ...technical,
  fields: [
    { name: 'release', type: 'number', required: true, index: true },
    /** Collection or global. */
    { name: 'source', type: 'text', required: true },
    /** Of a collection's document. */
    { name: 'document', type: 'number' },
    /** One of `releasedLanguages`. */
    { name: 'languages', type: 'text', required: true },
    /** Such as `5 articles:3 de`: nothing stands in a release twice. */
    { name: 'key', type: 'text', required: true, unique: true },
    /** As it was called when it was added: it stays known when the document is deleted. */
    { name: 'title', type: 'text', required: true },
    { name: 'addedBy', type: 'number', required: true },
    { name: 'addedByName', type: 'text', required: true },
    /** The text on the site before the release was published, with all languages; none of a document that was not there. */
    { name: 'before', type: 'json' },
    /** Hashes of the published version and of the draft that the release left; none before it is published. */
    { name: 'leftHash', type: 'text' },
  ],
};
