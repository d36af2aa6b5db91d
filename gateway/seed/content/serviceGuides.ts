import { countryCodes } from '@/contract/lists/countries';
import type { ServiceCategory } from '@/contract/lists/services';
import { isInUnion } from '@/contract/lists/unionMembers';

import type { ArticleSlug, Localised, SeedService } from './types';

interface Guide {
  /** One to a line. */
  documents?: Localised;
  article?: ArticleSlug;
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

/** What the services of an area need from the merchant, and where to read on. */
const guides: Partial<Record<ServiceCategory, Guide>> = {
  vat: { documents: seller, article: 'stock-in-another-eu-country', questions: 'vat' },
  ioss: { documents: seller, article: 'ioss-for-imported-goods', questions: 'oss' },
  packaging: { documents: producer, article: 'packaging-registration-by-country', questions: 'packaging' },
  weee: { documents: producer, article: 'weee-registration-step-by-step', questions: 'products' },
  battery: { documents: producer, article: 'batteries-february-2027', questions: 'products' },
  textile: { documents: producer, article: 'fashion-textile-epr', questions: 'packaging' },
  furniture: { documents: producer, questions: 'packaging' },
  tyre: { documents: producer, questions: 'packaging' },
  toy: { documents: producer, article: 'toys-safety-and-digital-passport', questions: 'products' },
  authorisedRepresentative: {
    documents: product,
    article: 'who-represents-a-foreign-seller',
    questions: 'products',
  },
  testing: { documents: product, article: 'electronics-ce-weee-battery-packaging', questions: 'products' },
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

/** VAT is told by country: the questions of the area are about Germany, its article about the Union. */
function vatGuide(country: string | undefined): Guide {
  if (country === 'DE') return guides.vat ?? {};
  if (country === 'EU') return { documents: seller, article: 'one-stop-shop-explained', questions: 'oss' };
  if (country === 'GB' || country === 'CH')
    return { documents: seller, article: 'vat-in-britain-switzerland-norway', questions: 'marketplaces' };
  return country && isInUnion(country) ? { ...guides.vat, questions: 'oss' } : { documents: seller };
}

/** What a service needs from the merchant, and where to read on. */
export function serviceGuide({
  category,
  countryCode,
}: Pick<SeedService, 'category' | 'countryCode'>): Guide {
  const country = countryCode === null ? undefined : countryCodes[countryCode as keyof typeof countryCodes];
  return category === 'vat' ? vatGuide(country) : (guides[category] ?? {});
}
