import type { BreadcrumbList, FAQPage, Graph, Organization, Thing } from 'schema-dts';

import { inLocale } from '@/services/config/paths';
import type { Frame } from '@/services/domain/content/frame';
import type { Locale } from '@/services/domain/locale/locale';

/** Returns the structured data of a page as one schema.org graph. */
export const structuredDataGraph = (...nodes: Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': nodes,
});

/** The absolute address of a page of the site; home has no trailing slash. */
export const absoluteUrl = (siteUrl: string, path: string, locale: Locale): string =>
  `${siteUrl}${inLocale(path, locale)}`.replace(/\/$/, '');

/** The id that other nodes refer to, as an article to its publisher. */
export const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;

export function organizationNode({ brand, contact }: Frame): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(brand.siteUrl),
    name: brand.product,
    legalName: contact.companyName,
    url: brand.siteUrl,
    logo: `${brand.siteUrl}/brand/mark-512.png`,
    email: contact.email,
    telephone: contact.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: contact.street,
      postalCode: contact.postalCode,
      addressLocality: contact.city,
      addressCountry: contact.country,
    },
  };
}

/** `items` as `Breadcrumbs` takes them: from home to the page itself. */
export function breadcrumbNode(
  items: { label: string; href: string }[],
  siteUrl: string,
  locale: Locale,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(siteUrl, href, locale),
    })),
  };
}

/** Questions with their answers, as text or as the HTML that the page shows; nothing may stand here that does not stand there. */
export const faqNode = (items: { question: string; answer: string }[], language: Locale): FAQPage => ({
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
