import { fileOfPath } from '@/contract/site/filePaths';

import type { ContentLanguage } from './languages';

/** The language and the host that the address of a page of the site depends on. */
export interface LinkContext {
  language: ContentLanguage;
  siteUrl: string;
}

const beyond = /^(#|[a-z]+:)/i;

const inLocale = (path: string, language: ContentLanguage): string =>
  language === 'en' ? path : `/de${path.replace(/^\/(?=$|[?#])/, '')}`;

/** The target of a CMS link on this host: a page of the site, in the visitor's language. Files lie on this host. */
export const destination = (href: string, { language, siteUrl }: LinkContext): string =>
  beyond.test(href) || fileOfPath(href) ? href : siteUrl + inLocale(href, language);
