import { serviceCategories, type ServiceCategory } from './services';

interface CodedCategory {
  /** The codes that the requirements give; none where the company's order system alone knows them. */
  codes: readonly number[];
  /** The name in the order system. */
  chinese: string;
  en: string;
  de: string;
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/**
 * The service code table (requirements, 3): the codes of each category, its Chinese name and ours. A category without
 * codes is open: staff add its codes in the CMS, under "Service codes" (docs/decisions/0062).
 */
export const serviceCodeTable = {
  vat: { codes: [...range(0, 11), 13, ...range(21, 38)], chinese: 'VAT', en: 'VAT', de: 'Umsatzsteuer' },
  ioss: { codes: [12, 14], chinese: 'IOSS', en: 'Import One-Stop Shop', de: 'Import-One-Stop-Shop' },
  chemicalTax: { codes: [], chinese: '化学税', en: 'Chemical tax', de: 'Chemikaliensteuer' },
  jct: {
    codes: [],
    chinese: '日本消费税 JCT',
    en: 'Japanese consumption tax',
    de: 'Japanische Verbrauchsteuer',
  },
  plasticTax: { codes: [], chinese: '塑料税', en: 'Plastic tax', de: 'Kunststoffsteuer' },
  scpn: {
    codes: [],
    chinese: 'SCPN',
    en: 'Cosmetics notification (SCPN)',
    de: 'Kosmetik-Notifizierung (SCPN)',
  },
  rfc: { codes: [], chinese: 'RFC', en: 'Mexican tax number (RFC)', de: 'Mexikanische Steuernummer (RFC)' },
  weee: { codes: [], chinese: 'WEEE', en: 'Electrical equipment (WEEE)', de: 'Elektrogeräte (WEEE)' },
  packaging: { codes: [], chinese: '包装法', en: 'Packaging', de: 'Verpackungen' },
  battery: { codes: [], chinese: '电池法', en: 'Batteries', de: 'Batterien' },
  authorisedRepresentative: {
    codes: [],
    chinese: '授权代表',
    en: 'Authorised representative',
    de: 'Bevollmächtigter',
  },
  textile: { codes: [], chinese: '纺织', en: 'Textiles', de: 'Textilien' },
  furniture: { codes: [], chinese: '家具', en: 'Furniture', de: 'Möbel' },
  toy: { codes: [], chinese: '玩具', en: 'Toys', de: 'Spielzeug' },
  tyre: { codes: [], chinese: '轮胎', en: 'Tyres', de: 'Reifen' },
  cpnp: {
    codes: [],
    chinese: 'CPNP',
    en: 'Cosmetics notification (CPNP)',
    de: 'Kosmetik-Notifizierung (CPNP)',
  },
  testing: {
    codes: [],
    chinese: '检测认证',
    en: 'Testing and certification',
    de: 'Prüfung und Zertifizierung',
  },
  balance: { codes: [1015], chinese: '余额充值', en: 'Balance top-up', de: 'Guthabenaufladung' },
} as const satisfies Record<Exclude<ServiceCategory, 'company' | 'trademark'>, CodedCategory>;

export type CodedServiceCategory = keyof typeof serviceCodeTable;

/** Names of all areas of services; company services and trade marks have no codes. */
export const serviceCategoryNames: Record<ServiceCategory, { en: string; de: string }> = {
  ...serviceCodeTable,
  company: { en: 'Company services', de: 'Unternehmensdienste' },
  trademark: { en: 'Trade marks', de: 'Marken' },
};

const isCoded = (category: ServiceCategory): category is CodedServiceCategory => category in serviceCodeTable;

/** The codes that the requirements give a category; none for open ones and for those without codes. */
export const fixedCodesOf = (category: ServiceCategory): readonly number[] =>
  isCoded(category) ? serviceCodeTable[category].codes : [];

/** Whether staff may add codes to a category: it is in the table, which gives it none. */
export const isOpenCategory = (category: ServiceCategory): category is CodedServiceCategory =>
  isCoded(category) && fixedCodesOf(category).length === 0;

/** The categories whose codes staff add, in the order of the table. */
export const openCategories = serviceCategories.filter(isOpenCategory);

const categoryOfCode: ReadonlyMap<number, ServiceCategory> = new Map(
  serviceCategories.flatMap((category) =>
    fixedCodesOf(category).map((code): [number, ServiceCategory] => [code, category]),
  ),
);

/** The category that the requirements give a code to; undefined for a code that is free. */
export const fixedCategoryOf = (code: number): ServiceCategory | undefined => categoryOfCode.get(code);

/** The highest code that staff may add. */
export const highestServiceCode = 99_999;

/**
 * Whether a service of a category can have a code: one of the category's own, or for an open category one that belongs
 * to no other. Whether staff did add the latter, the gateway alone knows.
 */
export const isServiceCodeOf = (category: ServiceCategory, code: number): boolean =>
  isOpenCategory(category) ? fixedCategoryOf(code) === undefined : fixedCategoryOf(code) === category;
