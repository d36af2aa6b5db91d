import type { Image } from './image';

export interface Link {
  id: string;
  label: string;
  href: string;
}

/** A link of the header menu. Without an id: every page has the menu among its data. */
export type MenuLink = Omit<Link, 'id'>;

/** A header menu entry; one without `href` only opens its children. */
export interface MenuEntry {
  label: string;
  href: string | null;
  children: MenuLink[];
}

export interface CompanyContact {
  companyName: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  /** ISO alpha-2; the name where it is the one of no country. */
  countryCode: string;
  email: string;
  phone: string;
  hours: string;
}

/** Data that every page shares (requirements, 3: common site data): header, footer, contact. */
export interface LayoutData {
  brand: {
    product: string;
    /** Of the site: `{product}官网_{siteName}` (requirements, 1). */
    title: string;
    siteUrl: string;
    gatewayHost: string;
    /** Domain that site and gateway share; empty where they share none. */
    cookieDomain: string;
  };
  menu: MenuEntry[];
  footer: {
    groups: { id: string; label: string; links: Link[] }[];
    /** Official sources outside the site. */
    sources: Link[];
    legal: Link[];
    companyLine: string;
    claim: string;
    notice: string;
    background: Image | null;
    qrCode: { image: Image; caption: string } | null;
  };
  contact: CompanyContact;
}
