import type { PayloadRequest, TextField } from 'payload';

import { href } from '@/contract/calls/envelope';
import {
  isEmailAddress,
  mailtoHref,
  normaliseEmailAddress,
  withPlainApostrophe,
} from '@/contract/lists/emailAddress';
import { cleanIdentifier } from '@/contract/lists/identifier';
import { isPhoneNumber, telHref } from '@/contract/lists/phoneNumber';
import { fileOfPath } from '@/contract/site/filePaths';
import { articleAliasOf } from '@/contract/site/readableArticle';

import { pathOfLink, pathOnSite, sitePlaceOf } from '../../domain/addresses';
import type { Bilingual } from '../../domain/languages';
import { redirectTarget } from '../../domain/redirectTarget';
import { linkMark } from '../../domain/references';
import { config } from '../../platform/config/config';
import { typographicApostrophe } from './contact';
import { publishedWith } from './publishedTogether';
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
  noEmail: {
    en: 'After mailto: comes a whole e-mail address, such as mailto:office@example.com',
    de: 'Nach mailto: kommt eine vollständige E-Mail-Adresse, etwa mailto:office@example.com',
  },
  noPhone: {
    en: 'After tel: comes a whole telephone number in digits, such as tel:+4930123456',
    de: 'Nach tel: kommt eine vollständige Telefonnummer in Ziffern, etwa tel:+4930123456',
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

/** The addresses of a `mailto:` link, which commas separate, and behind `?` subject and text. */
function readMailto(link: string): { addresses: string[]; query: string } {
  const [, list = '', query = ''] = /^mailto:([^?]*)(.*)$/.exec(link) ?? [];
  return { addresses: list.split(',').map((address) => normaliseEmailAddress(decoded(address))), query };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that was typed as it is.
    return text;
  }
}

function mailProblem(link: string): Bilingual | undefined {
  const { addresses, query } = readMailto(link);
  if (addresses.every(isEmailAddress)) return undefined;
  const plain = addresses.map((address) => withPlainApostrophe(address) ?? address);
  return plain.every(isEmailAddress)
    ? typographicApostrophe(`${mailtoHref(...plain)}${query}`)
    : problems.noEmail;
}

/** A number without country code is one of the country that it is dialled in. */
const isPhone = (link: string): boolean => {
  const number = telHref(link).slice('tel:'.length);
  return isPhoneNumber(number) || /^\d{5,15}$/.test(number);
};

/** The problem with an address of each kind that does not lead to this site. */
const addressProblems: Record<string, (link: string) => Bilingual | undefined> = {
  'https:': (link) => (isComplete(link) ? undefined : problems.incomplete),
  'mailto:': mailProblem,
  'tel:': (link) => (isPhone(link) ? undefined : problems.noPhone),
};

async function pathProblem(path: string, req: PayloadRequest): Promise<Bilingual | undefined> {
  const place = sitePlaceOf(path);
  if (place.kind === 'always') return undefined;
  if (place.kind === 'misspelled') return misspelled(place.right);
  if (place.kind !== 'document') return problems[place.kind];
  const { collection, where, isAlwaysPublic } = place;
  const published: typeof where = { and: [where, publishedWith(collection, req.context)] };
  const visible = isAlwaysPublic ? where : published;
  const { totalDocs } = await req.payload.count({ collection, where: visible, req });
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
  const [kind = ''] = /^[a-z]+:/.exec(value) ?? [];
  const problemOf = addressProblems[kind];
  if (problemOf) return problemOf(value);
  return value.startsWith('/') && req.user ? pathProblem(value, req) : undefined;
}

/** True, or the sentence to say at the field. */
export async function validateLink(value: unknown, req: PayloadRequest): Promise<string | true> {
  const problem = await linkProblem(typeof value === 'string' ? value : '', req);
  return problem ? translate(problem, req) : true;
}

/** The same, naming the link by its text and its address: several may stand in one place. */
export async function validateNamedLink(
  text: string,
  value: string,
  req: PayloadRequest,
): Promise<string | true> {
  const answer = await validateLink(value, req);
  const named = { en: `“${text}” (${value})`, de: `„${text}“ (${value})` };
  return answer === true ? true : `${translate(named, req)}: ${answer}`;
}

/** Scheme and host in small letters, as browsers read them, and spaces encoded. */
const normaliseAddress = (link: string): string =>
  link
    .replace(/^[a-z]+:(?:\/\/[^/?#@]*(?=[/?#]|$))?/i, (start) => start.toLowerCase())
    .replaceAll(/\s/g, encodeURIComponent);

/**
 * As a link is kept: what was copied from the site's address bar becomes its path, an article's readable address its
 * alias, the address of a file on this host its path, a redirect of a search engine its target, and a telephone number its digits.
 */
export function normaliseLink(value: string): string {
  const typed = cleanIdentifier(value, 'NFC');
  if (/^tel:/i.test(typed)) return isPhone(typed) ? telHref(typed) : typed;
  const link = redirectTarget(normaliseAddress(typed));
  if (link.startsWith('mailto:')) {
    const { addresses, query } = readMailto(link);
    return addresses.every(isEmailAddress) ? `${mailtoHref(...addresses)}${query}` : typed;
  }
  const path = pathOnSite(link, config.siteUrl);
  const alias = articleAliasOf(pathOfLink(path));
  if (alias) return path.replace(pathOfLink(path), alias);
  if (path !== link) return path;
  const onThisHost = pathOnSite(link, config.publicUrl);
  return fileOfPath(onThisHost) ? onThisHost : link;
}

/** The text of a link, from the fields beside its address. */
function textBeside(siblings: unknown): string | undefined {
  const fields = (siblings ?? {}) as Record<string, unknown>;
  const texts = ['label', 'linkLabel', 'menuName', 'name', 'title'].map((name) => fields[name]);
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '');
}

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
    validate: (
      value: string | null | undefined,
      { req, siblingData }: { req: PayloadRequest; siblingData?: unknown },
    ) => {
      const text = textBeside(siblingData);
      const link = value ? normaliseLink(value) : '';
      if (link) return text ? validateNamedLink(text, link, req) : validateLink(link, req);
      return optional || translate(problems.missing, req);
    },
    hooks: {
      beforeValidate: [
        ({ value }: { value?: unknown }) => (typeof value === 'string' ? normaliseLink(value) : value),
      ],
    },
    custom: linkMark,
    admin: { description },
  };
}
