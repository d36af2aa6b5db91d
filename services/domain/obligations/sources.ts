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
  lowValueDuty: unionAct('Regulation', '(EU) 2026/382', 'reg/2026/382')(),
  customsCode: unionAct('Regulation', '(EU) No 952/2013', 'reg/2013/952')('Article 9'),
  packagingGermany: nationalAct(
    'VerpackG (to be replaced by the VerpackDG)',
    'VerpackG (Ablösung durch das VerpackDG vorgesehen)',
  ),
  packagingSpain: nationalAct('Real Decreto 1055/2022'),
  packagingAustria: nationalAct('VerpackungsVO 2014, § 16b'),
  packagingUnion: unionAct('Regulation', '(EU) 2025/40', 'reg/2025/40')(),
  franceEpr: nationalAct('Code de l’environnement, L541-10'),
  plasticTaxSpain: nationalAct('Ley 7/2022'),
  plasticTaxUk: nationalAct(
    'Finance Act 2021, Part 2 (United Kingdom)',
    'Finance Act 2021, Part 2 (Vereinigtes Königreich)',
  ),
  weeeUnion: unionAct('Directive', '2012/19/EU', 'dir/2012/19')(),
  weeeGermany: nationalAct('ElektroG, §§ 6, 8'),
  batteriesUnion: unionAct('Regulation', '(EU) 2023/1542', 'reg/2023/1542')(),
  batteriesGermany: nationalAct('BattDG'),
  textilesUnion: unionAct('Directive', '(EU) 2025/1892', 'dir/2025/1892')(),
  productSafety: unionAct('Regulation', '(EU) 2023/988', 'reg/2023/988'),
  marketSurveillance: unionAct('Regulation', '(EU) 2019/1020', 'reg/2019/1020')('Article 4'),
  toys: unionAct('Directive', '2009/48/EC', 'dir/2009/48')(),
  toysAhead: unionAct('Regulation', '(EU) 2025/2509', 'reg/2025/2509')(),
  cosmetics: unionAct('Regulation', '(EC) No 1223/2009', 'reg/2009/1223')('Articles 4 and 13'),
  cosmeticsUk: nationalAct(
    'Regulation (EC) No 1223/2009 as retained in Great Britain',
    'Verordnung (EG) Nr. 1223/2009 in der in Großbritannien fortgeltenden Fassung',
  ),
  chemicals: unionAct('Regulation', '(EC) No 1907/2006', 'reg/2006/1907')(),
  tyres: unionAct('Regulation', '(EU) 2020/740', 'reg/2020/740')(),
};
