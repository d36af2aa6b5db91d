import type { BreadcrumbList, FAQPage, Graph, Organization, Thing } from 'schema-dts';

import { withoutControlCharacters } from '@/contract/lists/controlCharacters';
import { inLocale } from '@/services/config/paths';
import type { LayoutData } from '@/services/domain/content/layoutData';
import type { Locale } from '@/services/domain/locale/locale';

type Brand = LayoutData['brand'];

/**
 * Returns the structured data of a page as one schema.org graph. Readers take each page by itself: where a node refers to
 * the company, which home alone describes in full, its name stands beside it.
 */
export function structuredDataGraph({ product, siteUrl }: Brand, ...nodes: Thing[]): Graph {
  const id = organizationId(siteUrl);
  const isDescribed = nodes.some((node) => typeof node === 'object' && '@id' in node && node['@id'] === id);
  const isNamed = JSON.stringify(nodes).includes(JSON.stringify({ '@id': id }));
  const organization: Organization = { '@type': 'Organization', '@id': id, name: product, url: siteUrl };
  return {
    '@context': 'https://schema.org',
    '@graph': isNamed && !isDescribed ? [...nodes, organization] : nodes,
  };
}

/** A graph as the content of a script element, which `<` could close from inside a text. */
export const toScript = (graph: Graph): string =>
  JSON.stringify(graph, (_name, value: unknown) =>
    typeof value === 'string' ? withoutControlCharacters(value) : value,
  ).replaceAll('<', '\\u003c');

/** The absolute address of a page of the site; home has no trailing slash. */
export const absoluteUrl = (siteUrl: string, path: string, locale: Locale): string =>
  `${siteUrl}${inLocale(path, locale)}`.replace(/\/$/, '');

/** The id that other nodes refer to, as an article to its publisher. */
export const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;

export function organizationNode({ brand, contact }: LayoutData): Organization {
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
      addressCountry: contact.countryCode,
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

/** Search engines read a text; a film in it is its link to the lesson (services/gateway/html/films.ts). */
const withoutPlayers = (html: string): string =>
  html.replace(/<div data-deferred="filmInText".*?<\/noscript>/gs, '');

/** Questions with their answers, as text or as the HTML that the page shows; nothing may stand here that does not stand there. */
export const faqNode = (items: { question: string; answer: string }[], language: Locale): FAQPage => ({
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: withoutPlayers(answer) },
  })),
});
