import type { LegalSource } from './rule';

const eurLex = (eli: string) => `https://eur-lex.europa.eu/eli/${eli}/oj`;

/** `Articles 14a(1) and 369l to 369x` as German lawyers write it: `Art. 14a Abs. 1 und 369l bis 369x`. */
const inGerman = (articles: string): string =>
  articles
    .replace(/^Articles? /, 'Art.\u00a0')
    .replace(/\((\d+)\)/g, ' Abs.\u00a0$1')
    .replace(' and ', ' und ')
    .replace(' to ', ' bis ');

/** An act of the Union: `number` and `articles` as they are cited in English, `eli` its address without the host. */
const unionAct =
  (kind: 'Directive' | 'Regulation', number: string, eli: string) =>
  (articles?: string): LegalSource => ({
    act: {
      en: [`${kind} ${number}`, articles].filter(Boolean).join(', '),
      de: [
        `${kind === 'Directive' ? 'Richtlinie' : 'Verordnung'} ${number.replace('EC', 'EG').replace('No ', 'Nr.\u00a0')}`,
        articles && inGerman(articles),
      ]
        .filter(Boolean)
        .join(', '),
    },
    url: eurLex(eli),
  });

/** A national act by its own name, with the address of its official text where there is a lasting one. */
const nationalAct = (name: string, german = name, url?: string): LegalSource => ({
  act: { en: name, de: german },
  ...(url && { url }),
});
/** An act that has one name in both languages. */
const actNamed = (name: string, url?: string) => nationalAct(name, name, url);

/** The legal sources of the rules. */
export const legalSources = {
  vatDirective: unionAct('Directive', '2006/112/EC', 'dir/2006/112'),
  ukVat: nationalAct(
    'Value Added Tax Act 1994 (United Kingdom)',
    'Value Added Tax Act 1994 (Vereinigtes Königreich)',
    'https://www.legislation.gov.uk/ukpga/1994/23',
  ),
  ukMarketplaceSellers: nationalAct(
    'HM Revenue & Customs, VAT Registration Manual, VATREG37250',
    'HM Revenue & Customs, VAT Registration Manual, VATREG37250 (englisch)',
    'https://www.gov.uk/hmrc-internal-manuals/vat-registration-manual/vatreg37250',
  ),
  vatElsewhere: nationalAct('The VAT act of each country', 'Das Umsatzsteuergesetz des jeweiligen Landes'),
  salesTaxUs: nationalAct(
    'South Dakota v. Wayfair, Inc., Supreme Court of the United States, 21 June 2018',
    'South Dakota v. Wayfair, Inc., Oberster Gerichtshof der Vereinigten Staaten, 21. Juni 2018',
    'https://www.supremecourt.gov/opinions/17pdf/17-494_j4el.pdf',
  ),
  lowValueDuty: unionAct('Regulation', '(EU) 2026/382', 'reg/2026/382')(),
  swissVat: nationalAct(
    'MWSTG, Art.\u00a067 (Switzerland)',
    'MWSTG, Art.\u00a067 (Schweiz)',
    'https://www.fedlex.admin.ch/eli/cc/2009/615/de',
  ),
  norwegianVat: nationalAct(
    'Merverdiavgiftsloven, §\u00a02-1 (Norway)',
    'Merverdiavgiftsloven, §\u00a02-1 (Norwegen)',
    'https://lovdata.no/dokument/NL/lov/2009-06-19-58',
  ),
  customsCode: unionAct('Regulation', '(EU) No 952/2013', 'reg/2013/952'),
  packagingGermany: (section: number) =>
    nationalAct(
      `VerpackG, §\u00a0${section} (to be replaced by the VerpackDG)`,
      `VerpackG, §\u00a0${section} (Ablösung durch das VerpackDG vorgesehen)`,
      `https://www.gesetze-im-internet.de/verpackg/__${section}.html`,
    ),
  packagingSpain: actNamed('Real Decreto 1055/2022', 'https://www.boe.es/eli/es/rd/2022/12/27/1055'),
  packagingAustria: (sections: string) =>
    actNamed(
      `VerpackVO 2014, ${sections}`,
      'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=20008902',
    ),
  packagingUk: nationalAct(
    'Producer Responsibility Obligations (Packaging and Packaging Waste) Regulations 2024 (United Kingdom)',
    'Producer Responsibility Obligations (Packaging and Packaging Waste) Regulations 2024 (Vereinigtes Königreich)',
    'https://www.legislation.gov.uk/uksi/2024/1332',
  ),
  northernIreland: unionAct('Directive', '(EU) 2020/1756', 'dir/2020/1756')(),
  batteriesUk: nationalAct(
    'Waste Batteries and Accumulators Regulations 2009 (United Kingdom)',
    'Waste Batteries and Accumulators Regulations 2009 (Vereinigtes Königreich)',
    'https://www.legislation.gov.uk/uksi/2009/890',
  ),
  packagingUnion: unionAct('Regulation', '(EU) 2025/40', 'reg/2025/40')(),
  franceEpr: actNamed('Code de l’environnement, L541-10'),
  plasticTaxSpain: actNamed('Ley 7/2022', 'https://www.boe.es/eli/es/l/2022/04/08/7'),
  plasticTaxUk: nationalAct(
    'Finance Act 2021, Part 2 (United Kingdom)',
    'Finance Act 2021, Part 2 (Vereinigtes Königreich)',
    'https://www.legislation.gov.uk/ukpga/2021/26/part/2',
  ),
  weeeUnion: unionAct('Directive', '2012/19/EU', 'dir/2012/19')(),
  weeeGermany: actNamed(
    'ElektroG, §§\u00a06, 8',
    'https://www.gesetze-im-internet.de/elektrog_2015/__6.html',
  ),
  weeeUk: nationalAct(
    'Waste Electrical and Electronic Equipment Regulations 2013 (United Kingdom)',
    'Waste Electrical and Electronic Equipment Regulations 2013 (Vereinigtes Königreich)',
    'https://www.legislation.gov.uk/uksi/2013/3113',
  ),
  batteriesUnion: unionAct('Regulation', '(EU) 2023/1542', 'reg/2023/1542'),
  batteriesGermany: actNamed('BattDG, §\u00a05', 'https://www.gesetze-im-internet.de/battdg/__5.html'),
  textilesNetherlands: actNamed(
    'Besluit uitgebreide producentenverantwoordelijkheid textiel',
    'https://zoek.officielebekendmakingen.nl/stb-2023-132.html',
  ),
  hungarianEpr: actNamed(
    '80/2023. (III. 14.) Korm. rendelet',
    'https://net.jogtar.hu/jogszabaly?docid=A2300080.KOR',
  ),
  textilesLatvia: actNamed(
    'Dabas resursu nodokļa likums',
    'https://likumi.lv/ta/id/124707-dabas-resursu-nodokla-likums',
  ),
  textilesUnion: unionAct('Directive', '(EU) 2025/1892', 'dir/2025/1892')(),
  wasteUnion: unionAct('Directive', '2008/98/EC', 'dir/2008/98')('Articles 8 and 8a'),
  chemicalTaxSweden: actNamed(
    'Lag (2016:1067) om skatt på kemikalier i viss elektronik',
    'https://rkrattsbaser.gov.se/sfst?bet=2016:1067',
  ),
  productSafety: unionAct('Regulation', '(EU) 2023/988', 'reg/2023/988'),
  marketSurveillance: unionAct('Regulation', '(EU) 2019/1020', 'reg/2019/1020')('Article 4'),
  toys: unionAct('Directive', '2009/48/EC', 'dir/2009/48')(),
  toysAhead: unionAct('Regulation', '(EU) 2025/2509', 'reg/2025/2509')(),
  cosmetics: unionAct('Regulation', '(EC) No 1223/2009', 'reg/2009/1223')('Articles 4 and 13'),
  cosmeticsUk: nationalAct(
    'Regulation (EC) No 1223/2009 as retained in Great Britain',
    'Verordnung (EG) Nr.\u00a01223/2009 in der in Großbritannien fortgeltenden Fassung',
    'https://www.legislation.gov.uk/eur/2009/1223',
  ),
  ukSafety: nationalAct(
    'General Product Safety Regulations 2005 (United Kingdom)',
    'General Product Safety Regulations 2005 (Vereinigtes Königreich)',
    'https://www.legislation.gov.uk/uksi/2005/1803',
  ),
  ukToys: nationalAct(
    'Toys (Safety) Regulations 2011 (United Kingdom)',
    'Toys (Safety) Regulations 2011 (Vereinigtes Königreich)',
    'https://www.legislation.gov.uk/uksi/2011/1881',
  ),
  chemicals: unionAct('Regulation', '(EC) No 1907/2006', 'reg/2006/1907')(),
  radioEquipment: unionAct('Directive', '2014/53/EU', 'dir/2014/53')('Articles 3(4) and 3a'),
  commonCharger: unionAct('Directive', '(EU) 2022/2380', 'dir/2022/2380')(),
  deforestation: unionAct('Regulation', '(EU) 2023/1115', 'reg/2023/1115')('Articles 4, 4a and 5'),
  deforestationAmended: unionAct('Regulation', '(EU) 2025/2650', 'reg/2025/2650')(),
  consumerRights: unionAct('Directive', '2011/83/EU', 'dir/2011/83'),
  withdrawalFunction: unionAct('Directive', '(EU) 2023/2673', 'dir/2023/2673')(),
  greenTransition: unionAct('Directive', '(EU) 2024/825', 'dir/2024/825')(),
  guaranteeNotice: unionAct('Regulation', '(EU) 2025/1960', 'reg_impl/2025/1960')(),
  tyres: unionAct('Regulation', '(EU) 2020/740', 'reg/2020/740')(),
};
