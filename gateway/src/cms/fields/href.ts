import type { PayloadRequest, TextField } from 'payload';

import { href } from '@/contract/calls/envelope';

import { pathOnSite, sitePlaceOf } from '../../domain/addresses';
import type { Bilingual } from '../../domain/languages';
import { config } from '../../platform/config/config';
import { translate } from './translate';

const help: Bilingual = {
  en: 'A page of this site such as /cht/Services, a place on the page such as #steps, or a full address that starts with https://, mailto: or tel:',
  de: 'Eine Seite dieser Website wie /cht/Services, eine Stelle auf der Seite wie #steps oder eine vollständige Adresse, die mit https://, mailto: oder tel: beginnt',
};

const problems = {
  missing: { en: 'Please say where the link leads.', de: 'Bitte angeben, wohin der Link führt.' },
  wrongForm: {
    en: 'Start with /, #, https://, mailto: or tel:',
    de: 'Beginnen Sie mit /, #, https://, mailto: oder tel:',
  },
  incomplete: {
    en: 'This address is not complete. Copy it from the address bar of the browser.',
    de: 'Diese Adresse ist unvollständig. Kopieren Sie sie aus der Adresszeile des Browsers.',
  },
  otherLanguage: {
    en: 'Leave out the language, /de or /en: the site adds it by itself.',
    de: 'Lassen Sie die Sprache weg, /de oder /en: Die Website ergänzt sie von selbst.',
  },
  unpublished: {
    en: 'Nothing is published at this address. Publish that first, or choose another one.',
    de: 'Unter dieser Adresse ist nichts veröffentlicht. Veröffentlichen Sie das zuerst oder wählen Sie eine andere.',
  },
  nowhere: {
    en: 'The website has no such page. Open the page you mean and copy its address from /.',
    de: 'Diese Seite gibt es auf der Website nicht. Öffnen Sie die gemeinte Seite und kopieren Sie ihre Adresse ab dem /.',
  },
} satisfies Record<string, Bilingual>;

const ownAddress = (path: string): Bilingual => ({
  en: `This is a page of this site: write ${path}`,
  de: `Das ist eine Seite dieser Website: Schreiben Sie ${path}`,
});

const misspelled = (right: string): Bilingual => ({
  en: `The website has no such page. Do you mean ${right}?`,
  de: `Diese Seite gibt es auf der Website nicht. Meinen Sie ${right}?`,
});

/** Whether an address may leave the CMS (contract, `href`). */
export const isHref = (value: string): boolean => href.safeParse(value).success;

const isComplete = (address: string): boolean =>
  URL.canParse(address) && new URL(address).hostname.includes('.');

async function pathProblem(path: string, req: PayloadRequest): Promise<Bilingual | undefined> {
  const place = sitePlaceOf(path);
  if (place.kind === 'always') return undefined;
  if (place.kind === 'misspelled') return misspelled(place.right);
  if (place.kind !== 'document') return problems[place.kind];
  const { collection, where } = place;
  const published: typeof where = { and: [where, { _status: { equals: 'published' } }] };
  const { totalDocs } = await req.payload.count({ collection, where: published, req });
  return totalDocs > 0 ? undefined : problems.unpublished;
}

/**
 * Returns the problem with a link, or undefined: it must lead to a page that the site has, or to a published
 * document. Other hosts are not asked. Seeding has no user and fills in documents before what they link to.
 */
async function linkProblem(value: string, req: PayloadRequest): Promise<Bilingual | undefined> {
  const path = pathOnSite(value, config.siteUrl);
  if (path !== value) return ownAddress(path);
  if (!isHref(value)) return problems.wrongForm;
  if (value.startsWith('https:')) return isComplete(value) ? undefined : problems.incomplete;
  return value.startsWith('/') && req.user ? pathProblem(value, req) : undefined;
}

/** True, or the sentence to say at the field. */
export async function validateLink(value: unknown, req: PayloadRequest): Promise<string | true> {
  const problem = await linkProblem(typeof value === 'string' ? value : '', req);
  return problem ? translate(problem, req) : true;
}

/** As a link is kept: what was copied from the site's address bar becomes its path. */
export const normaliseLink = (value: string): string => pathOnSite(value.trim(), config.siteUrl);

/** The target of a link; the same in every language, the site adds the language to its own paths. */
export function hrefField(
  name: string,
  label: Bilingual,
  { optional = false, description = help }: { optional?: boolean; description?: Bilingual } = {},
): TextField {
  return {
    name,
    type: 'text',
    label,
    required: !optional,
    validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) => {
      if (value) return validateLink(normaliseLink(value), req);
      return optional || translate(problems.missing, req);
    },
    hooks: {
      beforeValidate: [
        ({ value }: { value?: unknown }) => (typeof value === 'string' ? normaliseLink(value) : value),
      ],
    },
    admin: { description },
  };
}
