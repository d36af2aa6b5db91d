import type { LegalSource } from './rule';

const eurLex = (eli: string) => `https://eur-lex.europa.eu/eli/${eli}/oj`;

/** `Articles 14a(1) and 369l to 369x` as German lawyers write it: `Art. 14a Abs. 1 und 369l bis 369x`. */
const inGerman = (articles: string): string =>
  articles
    .replace(/^Articles? /, 'Art. ')
    .replace(/\((\d+)\)/g, ' Abs. $1')
    .replace(' and ', ' und ')
    .replace(' to ', ' bis ');

/** An act of the Union: `number` and `articles` as they are cited in English, `eli` its address without the host. */
const unionAct =
  (kind: 'Directive' | 'Regulation', number: string, eli: string) =>
  (articles?: string): LegalSource => ({
    act: {
      en: [`${kind} ${number}`, articles].filter(Boolean).join(', '),
      de: [
        `${kind === 'Directive' ? 'Richtlinie' : 'Verordnung'} ${number.replace('EC', 'EG').replace('No ', 'Nr. ')}`,
        articles && inGerman(articles),
      ]
        .filter(Boolean)
        .join(', '),
    },
    url: eurLex(eli),
  });

/** A national act by its own name. */
const nationalAct = (name: string, german = name): LegalSource => ({ act: { en: name, de: german } });

/** The legal sources of the rules. */
export const legalSources = {
  vatDirective: unionAct('Directive', '2006/112/EC', 'dir/2006/112'),
  ukVat: nationalAct(
    'Value Added Tax Act 1994 (United Kingdom)',
    'Value Added Tax Act 1994 (Vereinigtes Königreich)',
  ),
  vatElsewhere: nationalAct('The VAT act of each country', 'Das Umsatzsteuergesetz des jeweiligen Landes'),
  salesTaxUs: nationalAct(
    'South Dakota v. Wayfair, Inc., Supreme Court of the United States, 21 June 2018',
    'South Dakota v. Wayfair, Inc., Oberster Gerichtshof der Vereinigten Staaten, 21. Juni 2018',
  ),
  lowValueDuty: unionAct('Regulation', '(EU) 2026/382', 'reg/2026/382')(),
  swissVat: nationalAct('MWSTG, Art. 67 (Switzerland)', 'MWSTG, Art. 67 (Schweiz)'),
  norwegianVat: nationalAct('Merverdiavgiftsloven, § 2-1 (Norway)', 'Merverdiavgiftsloven, § 2-1 (Norwegen)'),
  customsCode: unionAct('Regulation', '(EU) No 952/2013', 'reg/2013/952'),
  packagingGermany: nationalAct(
    'VerpackG (to be replaced by the VerpackDG)',
    'VerpackG (Ablösung durch das VerpackDG vorgesehen)',
  ),
  packagingSpain: nationalAct('Real Decreto 1055/2022'),
  packagingAustria: (sections: string) => nationalAct(`VerpackVO 2014, ${sections}`),
  packagingUk: nationalAct(
    'Producer Responsibility Obligations (Packaging and Packaging Waste) Regulations 2024 (United Kingdom)',
    'Producer Responsibility Obligations (Packaging and Packaging Waste) Regulations 2024 (Vereinigtes Königreich)',
  ),
  packagingUnion: unionAct('Regulation', '(EU) 2025/40', 'reg/2025/40')(),
  franceEpr: nationalAct('Code de l’environnement, L541-10'),
  plasticTaxSpain: nationalAct('Ley 7/2022'),
  plasticTaxUk: nationalAct(
    'Finance Act 2021, Part 2 (United Kingdom)',
    'Finance Act 2021, Part 2 (Vereinigtes Königreich)',
  ),
  weeeUnion: unionAct('Directive', '2012/19/EU', 'dir/2012/19')(),
  weeeGermany: nationalAct('ElektroG, §§ 6, 8'),
  weeeUk: nationalAct(
    'Waste Electrical and Electronic Equipment Regulations 2013 (United Kingdom)',
    'Waste Electrical and Electronic Equipment Regulations 2013 (Vereinigtes Königreich)',
  ),
  batteriesUnion: unionAct('Regulation', '(EU) 2023/1542', 'reg/2023/1542'),
  batteriesGermany: nationalAct('BattDG'),
  textilesNetherlands: nationalAct('Besluit uitgebreide producentenverantwoordelijkheid textiel'),
  textilesHungary: nationalAct('80/2023. (III. 14.) Korm. rendelet'),
  textilesLatvia: nationalAct('Dabas resursu nodokļa likums'),
  textilesUnion: unionAct('Directive', '(EU) 2025/1892', 'dir/2025/1892')(),
  wasteUnion: unionAct('Directive', '2008/98/EC', 'dir/2008/98')('Articles 8 and 8a'),
  chemicalTaxSweden: nationalAct('Lag (2016:1067) om skatt på kemikalier i viss elektronik'),
  productSafety: unionAct('Regulation', '(EU) 2023/988', 'reg/2023/988'),
  marketSurveillance: unionAct('Regulation', '(EU) 2019/1020', 'reg/2019/1020')('Article 4'),
  toys: unionAct('Directive', '2009/48/EC', 'dir/2009/48')(),
  toysAhead: unionAct('Regulation', '(EU) 2025/2509', 'reg/2025/2509')(),
  cosmetics: unionAct('Regulation', '(EC) No 1223/2009', 'reg/2009/1223')('Articles 4 and 13'),
  cosmeticsUk: nationalAct(
    'Regulation (EC) No 1223/2009 as retained in Great Britain',
    'Verordnung (EG) Nr. 1223/2009 in der in Großbritannien fortgeltenden Fassung',
  ),
  ukSafety: nationalAct(
    'General Product Safety Regulations 2005 and Toys (Safety) Regulations 2011 (United Kingdom)',
    'General Product Safety Regulations 2005 und Toys (Safety) Regulations 2011 (Vereinigtes Königreich)',
  ),
  chemicals: unionAct('Regulation', '(EC) No 1907/2006', 'reg/2006/1907')(),
  tyres: unionAct('Regulation', '(EU) 2020/740', 'reg/2020/740')(),
};
