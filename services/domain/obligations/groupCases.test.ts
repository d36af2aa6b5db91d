import type { Consignment, ProductKind, SalesChannel } from '@/contract/lists/surveys';

import { assess } from './assess';
import { type Certainty, obligationGroups, type ObligationGroup } from './rule';

/**
 * Merchants and what follows for them in one group of duties, written from the law and not from the rules. Each row is
 * complete for its group: `id COUNTRY COUNTRY; id COUNTRY`. Empty cells: stock in the own country, other goods, own
 * shop, no parcels from outside the Union. Turnover in EUR a year, `?` where it is not known.
 */
const table = `
group    | story                                                  | company | stock    | sells to | goods      | channels             | parcels | turnover | due                                              | check                                             | ahead
vat      | Paris shop, France only                                | FR      |          | FR       |            |                      |         | 0        |                                                  |                                                   |
vat      | Paris shop, Belgium below the threshold                | FR      |          | BE       |            |                      |         | 9999     |                                                  | homeVatBelowThreshold BE; smallEnterprise EU      |
vat      | Paris shop, Belgium at the threshold                   | FR      |          | BE       |            |                      |         | 10000    |                                                  | homeVatBelowThreshold BE; smallEnterprise EU      |
vat      | Paris shop, Belgium one euro above                     | FR      |          | BE       |            |                      |         | 10001    | unionOss EU                                      | smallEnterprise EU                                |
vat      | Paris shop, Belgium above the small enterprise limit   | FR      |          | BE       |            |                      |         | 100001   | unionOss EU                                      |                                                   |
vat      | Paris shop, two states below the threshold             | FR      |          | BE DE    |            |                      |         | 4000     |                                                  | homeVatBelowThreshold BE DE; smallEnterprise EU   |
vat      | Paris dealer, Belgian businesses only                  | FR      |          | BE       |            | business             |         | 50000    |                                                  | smallEnterprise EU                                |
vat      | Paris company, Amazon stock in Poland and Czechia      | FR      | FR PL CZ | FR       |            | marketplace          |         | 0        | vatWhereStored CZ PL; unionOss EU                | smallEnterprise EU                                |
vat      | Paris company, stock in Germany alone, sold there      | FR      | DE       | DE       |            |                      |         | 200000   | vatWhereStored DE                                |                                                   |
vat      | Warsaw shop, Ireland, turnover not known               | PL      |          | IE       |            |                      |         | ?        |                                                  | homeVatBelowThreshold IE; unionOss EU; smallEnterprise EU |
vat      | Vienna shop, Switzerland and Germany                   | AT      |          | CH DE    |            |                      |         | 30000    | unionOss EU                                      | vatElsewhere CH; fiscalRepresentativeOutside CH; smallEnterprise EU |
vat      | Vienna shop, Norway: no agreement is named             | AT      |          | NO       |            |                      |         | 0        |                                                  | vatElsewhere NO; fiscalRepresentativeOutside NO   |
vat      | Berlin shop, Japan and Mexico                          | DE      |          | JP MX    |            |                      |         | 0        |                                                  | vatElsewhere JP MX                                |
vat      | Berlin shop, United Arab Emirates and Saudi Arabia     | DE      |          | AE SA    |            |                      |         | 0        |                                                  | vatElsewhere AE SA                                |
vat      | Berlin company, stock in the United States             | DE      | US       | US       |            | marketplace          |         | 0        |                                                  | salesTaxUs US                                     |
vat      | Berlin company, stock in Switzerland                   | DE      | CH       | CH       |            |                      |         | 0        |                                                  | vatElsewhere CH; fiscalRepresentativeOutside CH   |
vat      | Zurich shop at home                                    | CH      |          | CH       |            |                      |         | 0        |                                                  |                                                   |
vat      | Zurich company, stock in Germany                       | CH      | DE       | DE       |            |                      |         | 0        | vatWhereStored DE                                |                                                   |
vat      | Zurich company, stock in Germany, sells to Austria     | CH      | DE       | AT       |            |                      |         | 100      | vatWhereStored DE; unionOssOwnShop EU            |                                                   |
vat      | Zurich company, stock in Italy                         | CH      | IT       | IT       |            |                      |         | 0        | vatWhereStored IT                                | fiscalRepresentative IT                           |
vat      | London company, stock in Italy: Italy exempts it       | GB      | IT       | IT       |            |                      |         | 0        | vatWhereStored IT                                |                                                   |
vat      | London company, stock in Spain: exempt                 | GB      | ES       | ES       |            |                      |         | 0        | vatWhereStored ES                                |                                                   |
vat      | London company, stock in Sweden: to be checked         | GB      | SE       | SE       |            |                      |         | 0        | vatWhereStored SE                                | fiscalRepresentative SE                           |
vat      | Oslo company, stock in Sweden: Norway is exempt        | NO      | SE       | SE       |            |                      |         | 0        | vatWhereStored SE                                |                                                   |
vat      | Oslo company, stock in Hungary: exempt                 | NO      | HU       | HU       |            |                      |         | 0        | vatWhereStored HU                                |                                                   |
vat      | Seoul company, stock in France: on the French list     | KR      | FR       | FR       |            |                      |         | 0        | vatWhereStored FR                                |                                                   |
vat      | Mumbai company, stock in France: on the French list    | IN      | FR       | FR       |            |                      |         | 0        | vatWhereStored FR                                |                                                   |
vat      | Hong Kong company, stock in Spain                      | HK      | ES       | ES       |            | marketplace          |         | 0        | vatWhereStored ES; deemedSupplierUnion EU; fiscalRepresentative ES |                                  |
vat      | Chicago company, stock in Germany: none is asked for   | US      | DE       | DE       |            | marketplace          |         | 0        | vatWhereStored DE; deemedSupplierUnion EU        |                                                   |
vat      | Chicago company, stock in the Netherlands: none        | US      | NL       | NL       |            |                      |         | 0        | vatWhereStored NL                                |                                                   |
vat      | Chicago company, stock in Slovakia: none               | US      | SK       | SK       |            |                      |         | 0        | vatWhereStored SK                                |                                                   |
vat      | Chicago company, stock in Portugal: law not seen       | US      | PT       | PT       |            |                      |         | 0        | vatWhereStored PT                                | fiscalRepresentativeUnsure PT                     |
vat      | Chicago company, stock in Finland: law not seen        | US      | FI       | FI       |            |                      |         | 0        | vatWhereStored FI                                | fiscalRepresentativeUnsure FI                     |
vat      | Chicago company, stock in Estonia                      | US      | EE       | EE       |            |                      |         | 0        | vatWhereStored EE; fiscalRepresentative EE       |                                                   | 
vat      | Shenzhen company, stock in Britain, own shop           | CN      | GB       | GB       |            |                      |         | 0        | vatUkStored GB                                   | vatUkDirect GB                                    |
vat      | Shenzhen company, stock in Britain, marketplace only   | CN      | GB       | GB       |            | marketplace          |         | 0        |                                                  | vatUkStored GB                                    |
vat      | Shenzhen company, stock in Britain, businesses too     | CN      | GB       | GB       |            | marketplace business |         | 0        | vatUkStored GB                                   |                                                   |
vat      | Paris own shop for businesses only, Belgium            | FR      |          | BE       |            | ownShop businessOnly |         | 50000    |                                                  | smallEnterprise EU                                |
vat      | Paris own shop, consumers and businesses, Belgium      | FR      |          | BE       |            | ownShop business     |         | 50000    | unionOss EU                                      | smallEnterprise EU                                |
vat      | Berlin own shop for British businesses                 | DE      |          | GB       |            | ownShop businessOnly |         | 0        |                                                  |                                                   |
imports  | Shenzhen own shop for businesses, parcels up to 150    | CN      |          | DE       |            | ownShop businessOnly | upTo150 | 0        |                                                  |                                                   |
imports  | Shenzhen on marketplaces for businesses, parcels       | CN      |          | DE       |            | marketplace businessOnly | upTo150 | 0    |                                                  |                                                   |
imports  | Berlin shop, parcels up to 150 from Turkey             | DE      | TR       | DE       |            |                      | upTo150 | 0        | lowValueDuty EU                                  | ioss EU                                           |
imports  | Berlin shop, parcels above 150 from Turkey             | DE      | TR       | DE       |            |                      | above150 | 0       | importVat EU                                     |                                                   |
imports  | Berlin marketplace seller, parcels up to 150           | DE      | CN       | DE       |            | marketplace          | upTo150 | 0        | deemedSupplierImports EU; lowValueDuty EU        |                                                   |
imports  | London shop, parcels up to 150 to France               | GB      |          | FR       |            |                      | upTo150 | 0        | iossIntermediary EU; lowValueDuty EU             | ioss EU                                           |
imports  | Zurich shop, parcels of both kinds to Germany          | CH      |          | DE       |            |                      | upTo150 above150 | 0 | iossIntermediary EU; importVat EU; lowValueDuty EU | ioss EU                                       |
imports  | Oslo shop, goods from Norway and Sweden                | NO      | NO SE    | DE       |            |                      | upTo150 | 0        | lowValueDuty EU                                  | ioss EU; importIntoStock EU                       |
imports  | Oslo shop, goods from Norway and China                 | NO      | NO CN    | DE       |            |                      | upTo150 | 0        | iossIntermediary EU; lowValueDuty EU             | ioss EU                                           |
imports  | Shenzhen dealer, parcels to businesses only            | CN      |          | DE       |            | business             | upTo150 above150 | 0 | importVat EU                                   |                                                   |
imports  | Shenzhen company, stock in three states                | CN      | DE PL CZ | DE       |            | marketplace          |         | 0        |                                                  | importIntoStock EU                          |
imports  | Berlin company, stock in Germany: bought in the Union  | DE      |          | DE       |            |                      |         | 0        |                                                  |                                                   |
imports  | London shop, parcels to Norway only                    | GB      |          | NO       |            |                      | upTo150 | 0        |                                                  |                                                   |
producer | Paris shop at home                                     | FR      |          | FR       |            |                      |         | 0        |                                                  | packagingFrance FR                                |
producer | Madrid shop at home                                    | ES      |          | ES       |            |                      |         | 0        |                                                  | packagingSpain ES; plasticTaxSpain ES             |
producer | Warsaw shop at home                                    | PL      |          | PL       |            |                      |         | 0        |                                                  | packagingUnion PL                                 |
producer | Warsaw dealer, German businesses                       | PL      |          | DE       |            | business             |         | 0        | packagingGermanyRegister DE; packagingRepresentative DE |                                            |
producer | Warsaw shop, Slovakia and Croatia                      | PL      |          | SK HR    |            |                      |         | 0        | packagingUnion HR SK; packagingRepresentativeNational HR SK |                                        |
producer | Chicago shop, Denmark and Greece                       | US      |          | DK GR    |            |                      |         | 0        | packagingUnion DK GR; packagingRepresentativeNational DK GR |                                        |
producer | Chicago shop, Italy: whether the state asks            | US      |          | IT       |            |                      |         | 0        | packagingUnion IT                                | packagingRepresentative IT                        |
producer | Chicago shop, Austrian consumers                       | US      |          | AT       |            |                      |         | 0        | packagingAustria AT; packagingRepresentativeAustria AT |                                             |
producer | Chicago dealer, Austrian businesses                    | US      |          | AT       |            | business             |         | 0        | packagingAustria AT                              | packagingRepresentativeAustria AT                 |
producer | London company, stock in Britain                       | GB      |          | GB       |            |                      |         | 0        |                                                  | packagingUk GB; plasticTaxUk GB                   |
producer | Berlin shop, electronics to Italy                      | DE      |          | IT       | electrical |                      |         | 0        | packagingUnion IT; packagingRepresentative IT; weeeUnion IT |                                        |
producer | Berlin shop, electronics at home                       | DE      |          | DE       | electrical |                      |         | 0        | weeeGermany DE                                   | packagingGermanyRegister DE; packagingGermanySystem DE |
producer | Vienna shop, batteries at home and to Germany          | AT      |          | AT DE    | battery    |                      |         | 0        | packagingGermanyRegister DE; packagingGermanySystem DE; packagingRepresentative DE; batteryGermany DE; batteryUnion AT; batteryRepresentative DE | packagingAustria AT | 
producer | Berlin shop, batteries to Britain: none may register   | DE      |          | GB       | battery    |                      |         | 0        |                                                  | plasticTaxUk GB                                   |
producer | Berlin shop, clothes to Hungary and Latvia             | DE      |          | HU LV    | textile    |                      |         | 0        | packagingUnion HU LV; packagingRepresentative HU LV; textileNational HU LV |                         |
producer | Berlin shop, clothes to France and Italy               | DE      |          | FR IT    | textile    |                      |         | 0        | packagingFrance FR; packagingUnion IT; packagingRepresentative FR IT; textileFrance FR |             | textileUnion IT
producer | Berlin shop, clothes to Norway                         | DE      |          | NO       | textile    |                      |         | 0        |                                                  |                                                   |
producer | Berlin shop, furniture to France                       | DE      |          | FR       | furniture  |                      |         | 0        | packagingFrance FR; packagingRepresentative FR; furnitureFrance FR |                                 |
producer | Berlin shop, furniture to Germany: no stream there     | DE      |          | DE       | furniture  |                      |         | 0        |                                                  | packagingGermanyRegister DE; packagingGermanySystem DE |
producer | Berlin shop, tyres to Norway and France                | DE      |          | NO FR    | tyre       |                      |         | 0        | packagingFrance FR; packagingRepresentative FR; tyreFrance FR | tyreNational NO                      |
product  | Berlin shop, other goods                               | DE      |          | DE       |            |                      |         | 0        | offerInformation EU                              |                                                   |
product  | Berlin dealer, businesses only                         | DE      |          | DE       |            | businessOnly         |         | 0        |                                                  |                                                   |
product  | Shenzhen shop, other goods                             | CN      |          | DE       |            |                      |         | 0        | responsiblePerson EU; offerInformation EU        |                                                   |
product  | Shenzhen dealer, electronics to businesses             | CN      |          | DE       | electrical | business             |         | 0        | electricalConformity EU                          |                                                   |
product  | Shenzhen shop, electronics to Norway only              | CN      |          | NO       | electrical |                      |         | 0        |                                                  |                                                   |
product  | Berlin shop, cosmetics to Germany and Britain          | DE      |          | DE GB    | cosmetics  |                      |         | 0        | offerInformation EU; cosmeticsUnion EU; cosmeticsUk GB | ukSafety GB                                 |
product  | London shop, cosmetics at home                         | GB      |          | GB       | cosmetics  |                      |         | 0        | cosmeticsUk GB                                   |                                                   |
product  | Berlin shop, toys                                      | DE      |          | DE       | toy        |                      |         | 0        | offerInformation EU; toySafety EU                |                                                   | toyPassport EU
product  | Berlin shop, chemicals                                 | DE      |          | DE       | chemical   |                      |         | 0        | offerInformation EU                              | chemicals EU                                      |
product  | Berlin shop, tyres                                     | DE      |          | DE       | tyre       |                      |         | 0        | offerInformation EU; tyreLabel EU                |                                                   |
`;

const [head = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const cases = rows.map((cells) => {
  const cell = (name: string) => cells[head.indexOf(name)] ?? '';
  const list = (name: string) => cell(name).split(' ').filter(Boolean);
  const lines = (name: string) =>
    cell(name)
      .split(';')
      .flatMap((line) => line.trim() || [])
      .sort();
  const stock = list('stock');
  const channels = list('channels') as SalesChannel[];
  const goods = list('goods') as ProductKind[];
  return {
    group: cell('group') as ObligationGroup,
    story: cell('story'),
    expected: { due: lines('due'), check: lines('check'), ahead: lines('ahead') },
    answers: {
      companyCountry: cell('company'),
      storageCountries: stock.length > 0 ? stock : [cell('company')],
      salesCountries: list('sells to'),
      productKinds: goods.length > 0 ? goods : (['other'] as ProductKind[]),
      salesChannels: channels.length > 0 ? channels : (['ownShop'] as SalesChannel[]),
      importedConsignments: list('parcels') as Consignment[],
      crossBorderTurnover: cell('turnover') === '?' ? null : Number(cell('turnover')),
    },
  };
});

it('has cases of every group', () =>
  expect([...new Set(cases.map(({ group }) => group))]).toEqual([...obligationGroups]));

it.each(cases.map((entry) => [entry.group, entry.story, entry] as const))(
  '%s: %s',
  (group, _story, { answers, expected }) => {
    const found = assess(answers, '2026-11-22').filter((obligation) => obligation.group === group);
    const of = (certainty: Certainty) =>
      found
        .filter((obligation) => obligation.certainty === certainty)
        .map(({ id, countries }) => `${id} ${countries.join(' ')}`)
        .sort();
    expect({ due: of('due'), check: of('check'), ahead: of('ahead') }).toEqual(expected);
  },
);
