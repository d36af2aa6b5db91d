import type { CollectionConfig, PayloadRequest, TextField, TextFieldSingleValidation } from 'payload';

import { redirectSource, redirectStatuses } from '@/contract/calls/redirects';

import { staffOnlyWrites } from '../../cms/access/publishable';
import { groups } from '../../cms/admin/ui/groups';
import { hrefField, normaliseLink, validateLink } from '../../cms/fields/href';
import { translate } from '../../cms/fields/translate';
import { hasLanguage } from '../../domain/addresses';
import type { Bilingual } from '../../domain/languages';
import { ownWork } from './redirectOnMove';
import { routeProblem, sourceProblem, type Route } from './routes';

const sourceHelp: Bilingual = {
  en: 'The old address from / on, without /de, ? and #: /spring-sale. It holds in both languages.',
  de: 'Die alte Adresse ab dem /, ohne /de, ? und #: /spring-sale. Sie gilt in beiden Sprachen.',
};

const onlyPlace: Bilingual = {
  en: 'This is only a place on a page. Name the page too: /cht/Services#steps',
  de: 'Das ist nur eine Stelle auf einer Seite. Nennen Sie auch die Seite: /cht/Services#steps',
};

const validateSource: TextFieldSingleValidation = (value, { req }) => {
  const problem = sourceProblem(value ?? '');
  if (problem) return translate(problem, req);
  const isSource = redirectSource.safeParse(value).success && !hasLanguage(value ?? '');
  return isSource || translate(sourceHelp, req);
};

async function problemOf(to: string, from: string, id: unknown, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: id ? { id: { not_equals: id } } : {},
    pagination: false,
    depth: 0,
    req,
  });
  return routeProblem({ from, to }, docs);
}

const validateTarget: TextFieldSingleValidation = async (value, { data, id, req }) => {
  if (ownWork in req.context) return true;
  const to = normaliseLink(value ?? '');
  if (to.startsWith('#')) return translate(onlyPlace, req);
  const { from } = data as Partial<Route>;
  // Before the link itself: where an address leads on, no page needs to be.
  const problem = from && to.startsWith('/') ? await problemOf(to, from, id, req) : undefined;
  return problem ? translate(problem, req) : validateLink(to, req);
};

const statusNames: Record<(typeof redirectStatuses)[number], Bilingual> = {
  301: { en: 'For good (301)', de: 'Auf Dauer (301)' },
  302: { en: 'For now (302)', de: 'Vorläufig (302)' },
};

/** Addresses that lead elsewhere. The site is told of each, and asks every so often besides: a new one needs no build. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: {
    singular: { en: 'Redirect', de: 'Weiterleitung' },
    plural: { en: 'Redirects', de: 'Weiterleitungen' },
  },
  ...staffOnlyWrites,
  defaultSort: 'from',
  admin: {
    group: groups.website,
    useAsTitle: 'from',
    components: { beforeListTable: ['/src/plugins/redirects/DeadTargets#DeadTargets'] },
    defaultColumns: ['from', 'to', 'status', 'isAutomatic', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    description: {
      en: 'Old addresses and where they lead now. There are no drafts here: what you save holds at once. When the address of a published page changes, its redirect is made by itself.',
      de: 'Alte Adressen und wohin sie jetzt führen. Hier gibt es keine Entwürfe: Was Sie speichern, gilt sofort. Ändert sich die Adresse einer veröffentlichten Seite, entsteht die Weiterleitung von selbst.',
    },
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      label: { en: 'Old address', de: 'Alte Adresse' },
      required: true,
      unique: true,
      index: true,
      validate: validateSource,
      hooks: {
        beforeValidate: [
          ({ value }: { value?: unknown }) => (typeof value === 'string' ? value.trim() : value),
        ],
      },
      admin: { description: sourceHelp },
    },
    {
      name: 'coveredPage',
      type: 'ui',
      admin: { components: { Field: '/src/plugins/redirects/CoveredPageWarning#CoveredPageWarning' } },
    },
    {
      name: 'deadTarget',
      type: 'ui',
      admin: { components: { Field: '/src/plugins/redirects/DeadTargets#DeadTarget' } },
    },
    { ...hrefField('to', { en: 'Leads to', de: 'Führt zu' }), validate: validateTarget } as TextField,
    {
      name: 'status',
      type: 'radio',
      label: { en: 'How long', de: 'Wie lange' },
      required: true,
      defaultValue: '301',
      options: redirectStatuses.map((status) => ({ value: String(status), label: statusNames[status] })),
      admin: {
        description: {
          en: 'For good: search engines take over the new address, and browsers may remember it. For now: they keep the old one, for example while a campaign lasts.',
          de: 'Auf Dauer: Suchmaschinen übernehmen die neue Adresse, Browser dürfen sie sich merken. Vorläufig: Sie behalten die alte, etwa für die Dauer einer Aktion.',
        },
      },
    },
    {
      name: 'isAutomatic',
      type: 'checkbox',
      label: { en: 'Made by itself', de: 'Von selbst entstanden' },
      defaultValue: false,
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: {
          en: 'Made when the address of a published document changed.',
          de: 'Entstanden, als sich die Adresse eines veröffentlichten Dokuments änderte.',
        },
      },
    },
  ],
};
