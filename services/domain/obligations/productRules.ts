import type { ObligationId } from '@/contract/lists/obligations';
import { northernIreland, unionMembers } from '@/contract/lists/unionMembers';

import type { ObligationRule } from './rule';
import { legalSources } from './sources';

/** A producer's duty where something is sold. */
const register = (rule: Omit<ObligationRule, 'group' | 'places'>): ObligationRule => ({
  group: 'producer',
  places: 'sales',
  ...rule,
});

/**
 * A duty of the producer of packaging: from abroad, the seller who ships to an end user. At home, it is whoever first
 * makes cartons or packed goods available there, often a supplier (Regulation (EU) 2025/40, Article 3(1)(15)).
 */
const packaging = (
  rule: Pick<ObligationRule, 'id' | 'when' | 'sources'> & Partial<ObligationRule>,
): ObligationRule => register({ certainty: 'due', home: 'check', ...rule });

/**
 * A producer's duty for the goods themselves: from abroad, the seller who ships to an end user; at home, whoever makes
 * them, sells them under its own brand or first brings them there from another country (Directive 2012/19/EU,
 * Article 3(1)(f); Regulation (EU) 2023/1542, Article 3(1)(47)). Who buys from a supplier at home is a distributor.
 */
const goodsRegister = (rule: Parameters<typeof register>[0]): ObligationRule =>
  register({ home: 'producer', ...rule });

/** A stream of extended producer responsibility that France keeps a unique identifier for. */
const frenchStream = (
  id: ObligationId,
  rule: Pick<ObligationRule, 'when'> & Partial<ObligationRule>,
): ObligationRule =>
  goodsRegister({ id, certainty: 'due', countries: ['FR'], sources: [legalSources.franceEpr], ...rule });

/** States that ask every foreign producer of packaging for a representative. */
const packagingRepresentation = ['DK', 'ES', 'GR', 'HR', 'SE', 'SI', 'SK'];
/** States with a scheme for textiles of their own. */
const textileSchemes = ['HU', 'LV', 'NL'];
/** States with a scheme or a charge for lubricating oils, as far as it was seen. */
const oilSchemes = ['BG', 'ES', 'FR', 'GR', 'IT', 'LV', 'PL', 'PT'];
/** States with a duty for producers of tyres. */
const tyreSchemes = [
  ...['BE', 'BG', 'CZ', 'EE', 'ES', 'FI', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LV', 'NL', 'NO', 'PL', 'PT'],
  ...['RO', 'SE', 'SK'],
];

/** Rules for waste apply in the whole United Kingdom. */
const unitedKingdom = ['GB', northernIreland];

export const producerRules: ObligationRule[] = [
  packaging({
    id: 'packagingGermanyRegister',
    when: [],
    countries: ['DE'],
    since: '2022-07-01',
    sources: [legalSources.packagingGermany(9), legalSources.packagingUnion],
  }),
  packaging({
    id: 'packagingGermanySystem',
    when: ['sellsToConsumers'],
    countries: ['DE'],
    sources: [legalSources.packagingGermany(7)],
  }),
  packaging({
    id: 'packagingFrance',
    when: [],
    countries: ['FR'],
    sources: [legalSources.franceEpr, legalSources.packagingUnion],
  }),
  packaging({
    id: 'packagingSpain',
    when: [],
    countries: ['ES'],
    sources: [legalSources.packagingSpain, legalSources.packagingUnion],
  }),
  packaging({
    id: 'packagingAustria',
    when: [],
    countries: ['AT'],
    since: '2023-01-01',
    sources: [legalSources.packagingAustria('§§\u00a08, 10'), legalSources.packagingUnion],
  }),
  packaging({
    id: 'packagingUnion',
    when: [],
    countries: unionMembers,
    except: ['DE', 'FR', 'ES', 'AT'],
    since: '2026-08-12',
    sources: [legalSources.packagingUnion],
  }),
  packaging({
    id: 'packagingUk',
    certainty: 'check',
    when: [],
    places: 'storage',
    countries: unitedKingdom,
    home: undefined,
    sources: [legalSources.packagingUk],
  }),
  packaging({
    id: 'packagingRepresentativeAustria',
    checkWhen: ['sellsToBusinessesOnly'],
    when: [],
    countries: ['AT'],
    home: 'excluded',
    since: '2023-01-01',
    sources: [legalSources.packagingAustria('§§\u00a016a, 16b'), legalSources.packagingUnion],
  }),
  packaging({
    id: 'packagingRepresentativeNational',
    when: [],
    countries: packagingRepresentation,
    home: 'excluded',
    sources: [legalSources.packagingUnion],
  }),
  packaging({
    id: 'packagingRepresentative',
    checkWhen: ['companyOutsideUnion'],
    when: [],
    countries: unionMembers,
    except: ['AT', ...packagingRepresentation],
    home: 'excluded',
    since: '2026-08-12',
    sources: [legalSources.packagingUnion],
  }),
  register({
    id: 'plasticTaxSpain',
    certainty: 'check',
    when: [],
    countries: ['ES'],
    since: '2023-01-01',
    sources: [legalSources.plasticTaxSpain],
  }),
  register({
    id: 'plasticTaxUk',
    certainty: 'check',
    when: [],
    countries: unitedKingdom,
    sources: [legalSources.plasticTaxUk],
  }),
  goodsRegister({
    id: 'weeeGermany',
    certainty: 'due',
    when: ['sells:electrical'],
    countries: ['DE'],
    sources: [legalSources.weeeGermany, legalSources.weeeUnion],
  }),
  frenchStream('weeeFrance', { when: ['sells:electrical'] }),
  goodsRegister({
    id: 'weeeUnion',
    certainty: 'due',
    when: ['sells:electrical'],
    countries: unionMembers,
    except: ['DE', 'FR'],
    sources: [legalSources.weeeUnion],
  }),
  register({
    id: 'weeeUk',
    certainty: 'due',
    checkWhen: ['sellsOnMarketplacesOnly'],
    when: ['sells:electrical'],
    countries: unitedKingdom,
    home: 'excluded',
    sources: [legalSources.weeeUk],
  }),
  goodsRegister({
    id: 'batteryGermany',
    certainty: 'due',
    when: ['sells:battery'],
    countries: ['DE'],
    since: '2026-01-01',
    sources: [legalSources.batteriesGermany, legalSources.batteriesUnion()],
  }),
  frenchStream('batteryFrance', { when: ['sells:battery'] }),
  goodsRegister({
    id: 'batteryUnion',
    certainty: 'due',
    when: ['sells:battery'],
    countries: unionMembers,
    except: ['DE', 'FR'],
    since: '2025-08-18',
    sources: [legalSources.batteriesUnion()],
  }),
  register({
    id: 'batteryRepresentative',
    certainty: 'due',
    when: ['sells:battery'],
    countries: unionMembers,
    home: 'excluded',
    since: '2025-08-18',
    sources: [legalSources.batteriesUnion('Article 56(3)')],
  }),
  register({
    id: 'batteryUk',
    certainty: 'check',
    when: ['sells:battery'],
    countries: unitedKingdom,
    home: 'producer',
    sources: [legalSources.batteriesUk],
    isOffered: false,
  }),
  frenchStream('textileFrance', { when: ['sells:textile'] }),
  goodsRegister({
    id: 'textileNational',
    certainty: 'due',
    when: ['sells:textile'],
    countries: textileSchemes,
    since: '2023-07-01',
    sources: [legalSources.textilesNetherlands, legalSources.hungarianEpr, legalSources.textilesLatvia],
  }),
  goodsRegister({
    id: 'textileUnion',
    certainty: 'due',
    when: ['sells:textile'],
    countries: unionMembers,
    except: ['FR', ...textileSchemes],
    since: '2028-04-17',
    sources: [legalSources.textilesUnion],
  }),
  frenchStream('furnitureFrance', { when: ['sells:furniture'] }),
  goodsRegister({
    id: 'furnitureHungary',
    certainty: 'due',
    when: ['sells:furniture'],
    countries: ['HU'],
    since: '2023-07-01',
    sources: [legalSources.hungarianEpr],
  }),
  goodsRegister({
    id: 'mattressNational',
    certainty: 'check',
    when: ['sells:mattress'],
    countries: ['BE', 'NL'],
    sources: [legalSources.wasteUnion],
  }),
  frenchStream('sportFrance', {
    checkWhen: ['sells:electrical'],
    when: ['sells:sport'],
    since: '2022-01-01',
  }),
  frenchStream('gardenFrance', {
    checkWhen: ['sells:electrical'],
    when: ['sells:garden'],
    since: '2022-01-01',
  }),
  frenchStream('buildingFrance', { certainty: 'check', when: ['sells:building'] }),
  frenchStream('chemicalFrance', { certainty: 'check', when: ['sells:chemical'] }),
  goodsRegister({
    id: 'oilNational',
    certainty: 'check',
    when: ['sells:oil'],
    countries: oilSchemes,
    sources: [legalSources.wasteUnion],
  }),
  frenchStream('toyFrance', { checkWhen: ['sells:electrical'], when: ['sells:toy'] }),
  frenchStream('tyreFrance', { when: ['sells:tyre'] }),
  goodsRegister({
    id: 'tyreNational',
    certainty: 'check',
    when: ['sells:tyre'],
    countries: tyreSchemes,
    sources: [legalSources.wasteUnion],
  }),
  register({
    id: 'chemicalTaxSweden',
    certainty: 'check',
    when: ['sells:electrical'],
    countries: ['SE'],
    home: 'excluded',
    since: '2020-10-01',
    sources: [legalSources.chemicalTaxSweden],
  }),
];

/**
 * Duties of manufacturers and importers are `isManufacturers`: who sells what a supplier in the Union has already placed
 * on its market is a distributor (Regulation (EU) 2019/1020, Articles 3 and 4; Regulation (EC) No 1223/2009, Articles 4
 * to 6; Regulation (EU) 2020/740, Articles 4 and 6).
 */
export const safetyRules: ObligationRule[] = [
  {
    id: 'responsiblePerson',
    group: 'product',
    certainty: 'due',
    checkWhen: ['sendsIntoUnion'],
    when: ['sellsInUnion', 'mayLackOperator', 'sellsToConsumers'],
    places: 'union',
    since: '2024-12-13',
    isManufacturers: true,
    isDeclaredInUnion: true,
    sources: [legalSources.productSafety('Article 16'), legalSources.marketSurveillance],
  },
  {
    id: 'offerInformation',
    group: 'product',
    certainty: 'due',
    when: ['sellsInUnion', 'sellsToConsumers'],
    places: 'union',
    since: '2024-12-13',
    sources: [legalSources.productSafety('Article 19')],
    isOffered: false,
  },
  {
    id: 'electricalConformity',
    group: 'product',
    certainty: 'due',
    when: ['sellsInUnion', 'sells:electrical'],
    places: 'union',
    isManufacturers: true,
    isDeclaredInUnion: true,
    sources: [legalSources.marketSurveillance],
  },
  {
    id: 'toySafety',
    group: 'product',
    certainty: 'due',
    when: ['sellsInUnion', 'sells:toy'],
    places: 'union',
    until: '2030-08-01',
    isManufacturers: true,
    isDeclaredInUnion: true,
    sources: [legalSources.toys, legalSources.marketSurveillance],
  },
  {
    id: 'toyPassport',
    group: 'product',
    certainty: 'due',
    when: ['sellsInUnion', 'sells:toy'],
    places: 'union',
    since: '2030-08-01',
    isManufacturers: true,
    sources: [legalSources.toysAhead],
    isOffered: false,
  },
  {
    id: 'cosmeticsUnion',
    group: 'product',
    certainty: 'due',
    when: ['sellsInUnion', 'sells:cosmetics'],
    places: 'union',
    isManufacturers: true,
    sources: [legalSources.cosmetics],
  },
  {
    id: 'cosmeticsUk',
    group: 'product',
    certainty: 'due',
    when: ['sells:cosmetics'],
    places: 'sales',
    countries: ['GB'],
    home: 'producer',
    sources: [legalSources.cosmeticsUk],
  },
  {
    id: 'ukSafety',
    group: 'product',
    certainty: 'check',
    when: ['sellsToConsumers'],
    places: 'sales',
    countries: ['GB'],
    home: 'excluded',
    sources: [legalSources.ukSafety, legalSources.ukToys],
  },
  {
    id: 'chemicals',
    group: 'product',
    certainty: 'check',
    when: ['sellsInUnion', 'sells:chemical'],
    places: 'union',
    sources: [legalSources.chemicals],
  },
  {
    id: 'tyreLabel',
    group: 'product',
    certainty: 'due',
    when: ['sellsInUnion', 'sells:tyre'],
    places: 'union',
    isManufacturers: true,
    isDeclaredInUnion: true,
    sources: [legalSources.tyres],
  },
  {
    id: 'commonCharger',
    group: 'product',
    certainty: 'check',
    when: ['sellsInUnion', 'sells:electrical'],
    places: 'union',
    since: '2024-12-28',
    sources: [legalSources.radioEquipment, legalSources.commonCharger],
    isOffered: false,
  },
  {
    id: 'deforestation',
    group: 'product',
    certainty: 'check',
    when: ['sellsInUnion', 'mayContainForestGoods'],
    places: 'union',
    since: '2026-12-30',
    sources: [legalSources.deforestation, legalSources.deforestationAmended],
    isOffered: false,
  },
  {
    id: 'withdrawalButton',
    group: 'product',
    certainty: 'due',
    when: ['sellsInMemberState', 'sellsToConsumers', 'sellsInOwnShop'],
    isOfServicesToo: true,
    places: 'union',
    since: '2026-06-19',
    sources: [legalSources.consumerRights('Article 11a'), legalSources.withdrawalFunction],
    isOffered: false,
  },
  {
    id: 'guaranteeNotice',
    group: 'product',
    certainty: 'due',
    when: ['sellsInMemberState', 'sellsToConsumers'],
    places: 'union',
    since: '2026-09-27',
    sources: [
      legalSources.consumerRights('Articles 6 and 22a'),
      legalSources.greenTransition,
      legalSources.guaranteeNotice,
    ],
    isOffered: false,
  },
];
