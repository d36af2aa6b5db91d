import type {
  CheckboxFieldValidation,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  PayloadRequest,
  TextField,
  TextFieldSingleValidation,
} from 'payload';

import { redirectSource, redirectStatuses } from '@/contract/calls/redirects';

import { staffOnlyWrites } from '../../cms/access/publishable';
import { groups } from '../../cms/admin/ui/groups';
import { hrefField, normaliseLink, validateLink } from '../../cms/fields/href';
import { translate } from '../../cms/fields/translate';
import { hasLanguage } from '../../domain/addresses';
import type { Bilingual } from '../../domain/languages';
import type { Redirect } from '../../payload-types';
import { coveredPage } from './coveredPage';
import { encodedPath } from './findRedirects';
import { followedFields } from './hits';
import { importEndpoint } from './importEndpoint';
import { ownWork } from './redirectOnMove';
import {
  indexRoutes,
  knownRoutes,
  routeProblem,
  type Route,
  type Routes,
  sourceProblem,
  sourceTaken,
} from './routes';

const sourceHelp: Bilingual = {
  en: 'The old address from / on, without /de, ? and #: /spring-sale. It holds in both languages.',
  de: 'Die alte Adresse ab dem /, ohne /de, ? und #: /spring-sale. Sie gilt in beiden Sprachen.',
};

const onlyPlace: Bilingual = {
  en: 'This is only a place on a page. Name the page too: /cht/Services#steps',
  de: 'Das ist nur eine Stelle auf einer Seite. Nennen Sie auch die Seite: /cht/Services#steps',
};

async function routesOf(req: PayloadRequest): Promise<Routes> {
  const known = req.context[knownRoutes] as Routes | undefined;
  if (known) return known;
  const { docs } = await req.payload.find({
    collection: 'redirects',
    select: { from: true, to: true },
    pagination: false,
    depth: 0,
    req,
  });
  return indexRoutes(docs);
}

const validateSource: TextFieldSingleValidation = async (value, { id, req }) => {
  if (ownWork in req.context) return true;
  const from = value ?? '';
  const problem = sourceProblem(from);
  if (problem) return translate(problem, req);
  const isSource = redirectSource.safeParse(from).success && !hasLanguage(from);
  // The site gets it encoded, and one that is too long would cost it the whole list.
  if (!isSource || !redirectSource.safeParse(encodedPath(from)).success) return translate(sourceHelp, req);
  const taken = sourceTaken(from, await routesOf(req), id);
  return taken ? translate(taken, req) : true;
};

const validateTarget: TextFieldSingleValidation = async (value, { data, id, req }) => {
  if (ownWork in req.context) return true;
  const to = normaliseLink(value ?? '');
  if (to.startsWith('#')) return translate(onlyPlace, req);
  const { from } = data as Partial<Route>;
  // Before the link itself: where an address leads on, no page needs to be.
  const problem =
    from && to.startsWith('/') ? routeProblem({ id, from, to }, await routesOf(req)) : undefined;
  return problem ? translate(problem, req) : validateLink(to, req);
};

const covers = (title: string): Bilingual => ({
  en: `“${title}” is live at this address, and visitors would no longer see it. If that is what you want, tick “Cover the live page” in the form of the redirect.`,
  de: `Unter dieser Adresse ist „${title}“ veröffentlicht, und Besucher sähen die Seite nicht mehr. Wenn Sie das wollen, kreuzen Sie im Formular der Weiterleitung „Veröffentlichte Seite verdecken“ an.`,
});

const validateCover: CheckboxFieldValidation = async (value, { data, req }) => {
  if (value || ownWork in req.context) return true;
  const page = await coveredPage((data as Partial<Route>).from ?? '', req);
  return page ? translate(covers(page.title), req) : true;
};

/** With a new source, an agreement to cover a live page is over: it was given for another one. */
const forgetAgreement: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { data } = args as { data?: Partial<Redirect> };
  if (operation === 'update' && data?.from !== undefined) data.coversLivePage ??= false;
};

/** The hits of another source are not its own. */
const startAnew: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const before = originalDoc as Partial<Route> | undefined;
  const isMoved = before?.from !== undefined && data?.from !== undefined && data.from !== before.from;
  return isMoved ? { ...data, followed: 0, lastFollowed: null } : data;
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
  endpoints: [importEndpoint],
  hooks: { beforeOperation: [forgetAgreement], beforeValidate: [startAnew] },
  admin: {
    group: groups.website,
    useAsTitle: 'from',
    components: {
      beforeListTable: [
        '/src/plugins/redirects/DeadTargets#DeadTargets',
        '/src/plugins/redirects/RedirectListTools#RedirectListTools',
      ],
    },
    defaultColumns: ['from', 'to', 'status', 'followed', 'lastFollowed', 'isAutomatic'],
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
          ({ value }: { value?: unknown }) =>
            typeof value === 'string' ? value.trim().replace(/(?<=.)\/$/, '') : value,
        ],
      },
      admin: { description: sourceHelp },
    },
    {
      name: 'coversLivePage',
      type: 'checkbox',
      label: { en: 'Cover the live page', de: 'Veröffentlichte Seite verdecken' },
      defaultValue: false,
      validate: validateCover,
      admin: {
        components: { Field: '/src/plugins/redirects/CoveredPageWarning#CoveredPageWarning' },
        disableListColumn: true,
      },
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
    ...followedFields,
  ],
};
