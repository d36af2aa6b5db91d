import { unionMembers, unionNeighbours } from './unionMembers';

/** The topics of facts in the order in which they are shown, each with the kinds of its rows. */
export const factKinds = {
  authority: ['authority', 'foreignSellers'],
  rates: ['standard', 'reduced', 'superReduced', 'parking', 'zero', 'regional'],
  goodsRates: [
    'printedBooks',
    'eBooks',
    'basicFood',
    'foodSupplements',
    'childrensClothing',
    'medicines',
    'feminineHygiene',
    'remark',
  ],
  changes: ['change'],
  thresholds: ['resident', 'nonResident', 'distanceSales', 'smallEnterprise'],
  vatNumber: ['format', 'checkDigit', 'remark'],
  returns: ['month', 'twoMonths', 'quarter', 'halfYear', 'year', 'annual', 'extension', 'remark'],
  reports: ['salesList', 'arrivals', 'dispatches'],
  representation: ['yes', 'no', 'conditional'],
  eInvoicing: ['businesses', 'consumers', 'publicBodies', 'reporting'],
  records: ['years'],
  packaging: [
    'register',
    'systems',
    'law',
    'whoRegisters',
    'threshold',
    'representativeUnion',
    'representativeThird',
    'representativeNational',
    'frequency',
    'deadlines',
    'marketplaces',
    'remark',
  ],
  devices: ['register', 'representativeUnion', 'representativeThird', 'frequency', 'deadlines', 'remark'],
  batteries: [
    'register',
    'representativeUnion',
    'representativeThird',
    'frequency',
    'deadlines',
    'marketplaces',
    'remark',
  ],
  otherProducts: [
    'textile',
    'furniture',
    'mattresses',
    'toy',
    'toysSafety',
    'tyres',
    'cosmetics',
    'lamps',
    'paper',
    'singleUsePlastics',
    'plasticTax',
    'plasticPackagingTax',
    'polyethyleneGoods',
    'nonPackagingProducts',
    'sportsAndLeisure',
    'diyAndGarden',
    'buildingProducts',
    'oils',
    'cookingOil',
    'hazardousChemicals',
    'chemicalTax',
    'agriculturalPlastics',
  ],
} as const;

/** Returns and reports that recur: the kinds of the rows of the topic `dueDates`, which calendars show (requirements, 11.17). */
export const dutyKinds = [
  'vatReturn',
  'annualReturn',
  'rareReturn',
  'vatReport',
  'salesList',
  'intrastat',
  'unionOss',
  'nonUnionOss',
  'ioss',
  'packaging',
  'electrical',
  'battery',
  'producerReport',
] as const;
export type DutyKind = (typeof dutyKinds)[number];
/** Those that are the same in all of the Union. */
export const shopDuties: readonly DutyKind[] = ['unionOss', 'nonUnionOss', 'ioss'];

export type FactTopic = keyof typeof factKinds;
export const factTopics = Object.keys(factKinds) as FactTopic[];

export type FactKind = (typeof factKinds)[FactTopic][number];
/** The kinds of all topics, each once. */
export const allFactKinds = [...new Set<FactKind>(Object.values(factKinds).flat())];

/** How far a step of the law has come. */
export const factStates = ['inForce', 'adopted', 'announced', 'expected'] as const;
export type FactState = (typeof factStates)[number];

/** The countries that have facts, ISO 3166-1 alpha-2. */
export const factCountries: readonly string[] = [...unionMembers, ...unionNeighbours].sort();
