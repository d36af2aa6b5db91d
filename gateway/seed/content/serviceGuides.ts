import { countryCodes } from '@/contract/lists/countries';
import type { ServiceCategory } from '@/contract/lists/services';
import { isInUnion } from '@/contract/lists/unionMembers';

import type { Localised, SeedService } from './types';

interface Guide {
  /** One to a line. */
  documents?: Localised;
  /** Key of a question type. */
  questions?: string;
}

const lines = (...rows: string[]) => rows.join('\n');

const producer: Localised = {
  en: lines(
    'Extract from the commercial register',
    'List of brands and products',
    'Last year’s quantities, or an estimate',
  ),
  de: lines(
    'Handelsregisterauszug',
    'Liste der Marken und Produkte',
    'Mengen des Vorjahres oder eine Schätzung',
  ),
};
const product: Localised = {
  en: lines('Technical documentation and test reports', 'Pictures of product, label and packaging'),
  de: lines('Technische Unterlagen und Prüfberichte', 'Bilder von Produkt, Kennzeichnung und Verpackung'),
};
const seller: Localised = {
  en: lines(
    'Extract from the commercial register or trade licence',
    'Tax certificate of the home country',
    'Passport of the managing director',
    'Links to the shops, and where the stock is',
  ),
  de: lines(
    'Handelsregisterauszug oder Gewerbeschein',
    'Steuerbescheinigung des Heimatlandes',
    'Reisepass der Geschäftsführung',
    'Links zu den Shops und Orte der Lager',
  ),
};

/** The documents that the services of an area need, and the questions about them. */
const guides: Partial<Record<ServiceCategory, Guide>> = {
  vat: { documents: seller, questions: 'vat' },
  ioss: { documents: seller, questions: 'oss' },
  packaging: { documents: producer, questions: 'packaging' },
  weee: { documents: producer, questions: 'products' },
  battery: { documents: producer, questions: 'products' },
  textile: { documents: producer, questions: 'packaging' },
  furniture: { documents: producer, questions: 'packaging' },
  tyre: { documents: producer, questions: 'packaging' },
  toy: { documents: producer, questions: 'products' },
  authorisedRepresentative: { documents: product, questions: 'products' },
  testing: { documents: product, questions: 'products' },
  cpnp: {
    documents: {
      en: lines(
        'Formula with concentrations',
        'Safety assessment, if there is one',
        'Pictures of label and packaging',
      ),
      de: lines(
        'Rezeptur mit Konzentrationen',
        'Sicherheitsbewertung, falls vorhanden',
        'Bilder von Kennzeichnung und Verpackung',
      ),
    },
    questions: 'products',
  },
  company: {
    documents: {
      en: lines('Passports of shareholders and directors', 'Proof of address, not older than three months'),
      de: lines(
        'Reisepässe der Gesellschafter und Geschäftsführung',
        'Adressnachweis, höchstens drei Monate alt',
      ),
    },
    questions: 'companies',
  },
  trademark: {
    documents: {
      en: lines(
        'The mark as words or picture',
        'List of goods and services',
        'Name and address of the owner',
      ),
      de: lines(
        'Die Marke als Wort oder Bild',
        'Waren und Dienstleistungen',
        'Name und Anschrift der Inhaber',
      ),
    },
  },
};

/** VAT is told by country: the questions of the area are about Germany. */
function vatGuide(country: string | undefined): Guide {
  if (country === 'DE') return guides.vat ?? {};
  if (country === 'EU') return { documents: seller, questions: 'oss' };
  if (country === 'GB' || country === 'CH') return { documents: seller, questions: 'marketplaces' };
  return country && isInUnion(country) ? { ...guides.vat, questions: 'oss' } : { documents: seller };
}

/** The documents that a service needs, and the questions about it. */
export function serviceGuide({
  category,
  countryCode,
}: Pick<SeedService, 'category' | 'countryCode'>): Guide {
  const country = countryCode === null ? undefined : countryCodes[countryCode as keyof typeof countryCodes];
  return category === 'vat' ? vatGuide(country) : (guides[category] ?? {});
}
