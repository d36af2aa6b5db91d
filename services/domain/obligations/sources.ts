import type { LegalSource } from './rule';

const eurLex = (eli: string) => `https://eur-lex.europa.eu/eli/${eli}/oj`;

/** Where each rule comes from, cited once. */
export const law = {
  vatDirective: (articles: string): LegalSource => ({
    act: `Directive 2006/112/EC, ${articles}`,
    url: eurLex('dir/2006/112'),
  }),
  ukVat: { act: 'Value Added Tax Act 1994 (United Kingdom)' },
  lowValueDuty: { act: 'Regulation (EU) 2026/382', url: eurLex('reg/2026/382') },
  customsCode: { act: 'Regulation (EU) No 952/2013, Article 9', url: eurLex('reg/2013/952') },
  packagingGermany: { act: 'VerpackG' },
  packagingSpain: { act: 'Real Decreto 1055/2022' },
  packagingAustria: { act: 'VerpackungsVO 2014, § 16b' },
  packagingUnion: { act: 'Regulation (EU) 2025/40', url: eurLex('reg/2025/40') },
  franceEpr: { act: 'Code de l’environnement, L541-10' },
  plasticTaxSpain: { act: 'Ley 7/2022' },
  plasticTaxUk: { act: 'Finance Act 2021, Part 2 (United Kingdom)' },
  weeeUnion: { act: 'Directive 2012/19/EU', url: eurLex('dir/2012/19') },
  weeeGermany: { act: 'ElektroG, §§ 6, 8' },
  batteriesUnion: { act: 'Regulation (EU) 2023/1542', url: eurLex('reg/2023/1542') },
  batteriesGermany: { act: 'BattDG' },
  textilesUnion: { act: 'Directive (EU) 2025/1892', url: eurLex('dir/2025/1892') },
  productSafety: (articles: string): LegalSource => ({
    act: `Regulation (EU) 2023/988, ${articles}`,
    url: eurLex('reg/2023/988'),
  }),
  marketSurveillance: { act: 'Regulation (EU) 2019/1020, Article 4', url: eurLex('reg/2019/1020') },
  toys: { act: 'Directive 2009/48/EC', url: eurLex('dir/2009/48') },
  toysAhead: { act: 'Regulation (EU) 2025/2509', url: eurLex('reg/2025/2509') },
  cosmetics: { act: 'Regulation (EC) No 1223/2009, Articles 4 and 13', url: eurLex('reg/2009/1223') },
  chemicals: { act: 'Regulation (EC) No 1907/2006', url: eurLex('reg/2006/1907') },
  tyres: { act: 'Regulation (EU) 2020/740', url: eurLex('reg/2020/740') },
} satisfies Record<string, LegalSource | ((articles: string) => LegalSource)>;
