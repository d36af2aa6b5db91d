/** The obligations of the check, by the ids of its rules, with their names (decision 57). */
export const obligationNames = {
  vatWhereStored: {
    en: 'VAT registration where goods are stored',
    de: 'Umsatzsteuer-Registrierung am Lagerort',
  },
  vatUkStored: {
    en: 'UK VAT registration for stock in the United Kingdom',
    de: 'Britische Umsatzsteuer-Registrierung für Lager im Vereinigten Königreich',
  },
  vatUkDirect: {
    en: 'UK VAT on direct sales',
    de: 'Britische Umsatzsteuer auf Direktverkäufe',
  },
  northernIreland: {
    en: 'Northern Ireland: Union rules for goods, UK VAT number',
    de: 'Nordirland: Unionsrecht für Waren, britische Umsatzsteuernummer',
  },
  vatElsewhere: {
    en: 'VAT or consumption tax in other countries',
    de: 'Umsatz- oder Verbrauchsteuer in weiteren Ländern',
  },
  salesTaxUs: {
    en: 'US sales tax',
    de: 'US-Verkaufssteuer',
  },
  homeVatBelowThreshold: {
    en: 'VAT of your own state may apply',
    de: 'Die Umsatzsteuer des eigenen Staates kann gelten',
  },
  unionOss: {
    en: 'Union One-Stop Shop for distance sales',
    de: 'One-Stop-Shop (EU-OSS) für Fernverkäufe',
  },
  unionOssOwnShop: {
    en: 'Union One-Stop Shop for your own shop',
    de: 'One-Stop-Shop (EU-OSS) für den eigenen Shop',
  },
  nonUnionOss: {
    en: 'Non-Union One-Stop Shop for digital services',
    de: 'One-Stop-Shop (Nicht-EU-OSS) für digitale Leistungen',
  },
  deemedSupplierUnion: {
    en: 'The marketplace owes the VAT on its sales',
    de: 'Der Marktplatz schuldet die Umsatzsteuer seiner Verkäufe',
  },
  fiscalRepresentative: {
    en: 'Fiscal representative',
    de: 'Fiskalvertreter',
  },
  fiscalRepresentativeUnsure: {
    en: 'Fiscal representative: to be confirmed with the authority',
    de: 'Fiskalvertreter: bei der Behörde zu bestätigen',
  },
  fiscalRepresentativeOutside: {
    en: 'VAT representative in Switzerland',
    de: 'Steuervertreter in der Schweiz',
  },
  fiscalRepresentativeNorway: {
    en: 'VAT representative in Norway',
    de: 'Steuervertreter in Norwegen',
  },
  smallEnterprise: {
    en: 'Small enterprise scheme in other Member States',
    de: 'Kleinunternehmerregelung in anderen Mitgliedstaaten',
  },
  ioss: {
    en: 'Import One-Stop Shop (IOSS)',
    de: 'Import-One-Stop-Shop (IOSS)',
  },
  iossIntermediary: {
    en: 'Intermediary for the IOSS',
    de: 'Vermittler für den IOSS',
  },
  deemedSupplierImports: {
    en: 'The marketplace declares low-value imports',
    de: 'Der Marktplatz meldet Einfuhren mit geringem Wert',
  },
  importVat: {
    en: 'Import VAT, customs declaration and EORI number',
    de: 'Einfuhrumsatzsteuer, Zollanmeldung und EORI-Nummer',
  },
  vatWhereImported: {
    en: 'VAT registration where you import',
    de: 'Umsatzsteuer-Registrierung im Einfuhrland',
  },
  fiscalRepresentativeImport: {
    en: 'Fiscal representative where you import',
    de: 'Fiskalvertreter im Einfuhrland',
  },
  importIntoStock: {
    en: 'Importing into your stock in the Union',
    de: 'Einfuhr in das eigene Lager in der Union',
  },
  importIntoOwnStock: {
    en: 'EORI number and customs declaration for your stock',
    de: 'EORI-Nummer und Zollanmeldung für das eigene Lager',
  },
  lowValueDuty: {
    en: 'Customs duty on low-value consignments',
    de: 'Zoll auf Sendungen mit geringem Wert',
  },
  packagingGermanyRegister: {
    en: 'Packaging: registration in LUCID',
    de: 'Verpackungen: Registrierung in LUCID',
  },
  packagingGermanySystem: {
    en: 'Packaging: dual system',
    de: 'Verpackungen: duales System',
  },
  packagingFrance: {
    en: 'Packaging: French producer scheme and identifier',
    de: 'Verpackungen: französisches System und Identifikationsnummer',
  },
  packagingSpain: {
    en: 'Packaging: Spanish producer register',
    de: 'Verpackungen: spanisches Herstellerregister',
  },
  packagingAustria: {
    en: 'Packaging: collection system in Austria',
    de: 'Verpackungen: Sammelsystem in Österreich',
  },
  packagingUnion: {
    en: 'Packaging: national registers',
    de: 'Verpackungen: nationale Register',
  },
  packagingUk: {
    en: 'Packaging: producer responsibility in the United Kingdom',
    de: 'Verpackungen: Herstellerverantwortung im Vereinigten Königreich',
  },
  packagingRepresentativeAustria: {
    en: 'Packaging: authorised representative in Austria',
    de: 'Verpackungen: Bevollmächtigter in Österreich',
  },
  packagingRepresentativeNational: {
    en: 'Packaging: authorised representative by national law',
    de: 'Verpackungen: Bevollmächtigter nach nationalem Recht',
  },
  packagingRepresentative: {
    en: 'Packaging: authorised representative',
    de: 'Verpackungen: Bevollmächtigter für die Herstellerverantwortung',
  },
  plasticTaxSpain: {
    en: 'Spanish plastic packaging tax',
    de: 'Spanische Steuer auf Kunststoffverpackungen',
  },
  plasticTaxUk: {
    en: 'UK plastic packaging tax',
    de: 'Britische Steuer auf Kunststoffverpackungen',
  },
  weeeGermany: {
    en: 'Electrical equipment: registration with stiftung ear',
    de: 'Elektrogeräte: Registrierung bei der stiftung ear',
  },
  weeeFrance: {
    en: 'Electrical equipment: French identifier',
    de: 'Elektrogeräte: französische Identifikationsnummer',
  },
  weeeUnion: {
    en: 'Electrical equipment: national registers',
    de: 'Elektrogeräte: nationale Register',
  },
  weeeUk: {
    en: 'Electrical equipment: registration in the United Kingdom',
    de: 'Elektrogeräte: Registrierung im Vereinigten Königreich',
  },
  batteryGermany: {
    en: 'Batteries: registration and producer responsibility organisation',
    de: 'Batterien: Registrierung und Organisation für Herstellerverantwortung',
  },
  batteryFrance: {
    en: 'Batteries: French identifier',
    de: 'Batterien: französische Identifikationsnummer',
  },
  batteryUnion: {
    en: 'Batteries: national registers',
    de: 'Batterien: nationale Register',
  },
  batteryUk: {
    en: 'Batteries: producer responsibility in the United Kingdom',
    de: 'Batterien: Herstellerverantwortung im Vereinigten Königreich',
  },
  batteryRepresentative: {
    en: 'Batteries: authorised representative in each state',
    de: 'Batterien: Bevollmächtigter in jedem Staat',
  },
  textileFrance: {
    en: 'Textiles: French identifier',
    de: 'Textilien: französische Identifikationsnummer',
  },
  textileNational: {
    en: 'Textiles: national schemes that already run',
    de: 'Textilien: nationale Systeme, die schon laufen',
  },
  textileUnion: {
    en: 'Textiles: schemes in every Member State',
    de: 'Textilien: Systeme in jedem Mitgliedstaat',
  },
  furnitureFrance: {
    en: 'Furniture: French identifier',
    de: 'Möbel: französische Identifikationsnummer',
  },
  furnitureHungary: {
    en: 'Furniture: Hungarian producer responsibility',
    de: 'Möbel: ungarische Herstellerverantwortung',
  },
  mattressNational: {
    en: 'Mattresses: national schemes',
    de: 'Matratzen: nationale Systeme',
  },
  sportFrance: {
    en: 'Sport and leisure: French identifier',
    de: 'Sport und Freizeit: französische Identifikationsnummer',
  },
  gardenFrance: {
    en: 'DIY and garden: French identifier',
    de: 'Heimwerken und Garten: französische Identifikationsnummer',
  },
  buildingFrance: {
    en: 'Building products: French stream',
    de: 'Bauprodukte: französischer Bereich',
  },
  chemicalFrance: {
    en: 'Hazardous chemicals: French stream',
    de: 'Gefährliche Chemikalien: französischer Bereich',
  },
  oilNational: {
    en: 'Lubricating oils: national schemes',
    de: 'Schmieröle: nationale Systeme',
  },
  toyFrance: {
    en: 'Toys: French identifier',
    de: 'Spielzeug: französische Identifikationsnummer',
  },
  tyreFrance: {
    en: 'Tyres: French identifier',
    de: 'Reifen: französische Identifikationsnummer',
  },
  tyreNational: {
    en: 'Tyres: national take-back duties',
    de: 'Reifen: nationale Rücknahmepflichten',
  },
  chemicalTaxSweden: {
    en: 'Swedish chemical tax on electronics',
    de: 'Schwedische Chemikaliensteuer auf Elektronik',
  },
  responsiblePerson: {
    en: 'Responsible person in the Union',
    de: 'Verantwortliche Person in der Union',
  },
  offerInformation: {
    en: 'Safety information in the online listing',
    de: 'Sicherheitsangaben im Onlineangebot',
  },
  electricalConformity: {
    en: 'CE marking and declaration of conformity',
    de: 'CE-Kennzeichnung und Konformitätserklärung',
  },
  toySafety: {
    en: 'Toy safety',
    de: 'Spielzeugsicherheit',
  },
  toyPassport: {
    en: 'Toys: digital product passport',
    de: 'Spielzeug: digitaler Produktpass',
  },
  cosmeticsUnion: {
    en: 'Cosmetics: responsible person and CPNP',
    de: 'Kosmetik: verantwortliche Person und CPNP',
  },
  cosmeticsUk: {
    en: 'Cosmetics: UK responsible person and SCPN',
    de: 'Kosmetik: britische verantwortliche Person und SCPN',
  },
  ukSafety: {
    en: 'Product safety in Great Britain',
    de: 'Produktsicherheit in Großbritannien',
  },
  chemicals: {
    en: 'Chemicals: duties under REACH',
    de: 'Chemikalien: Pflichten nach REACH',
  },
  tyreLabel: {
    en: 'Tyres: label and product database',
    de: 'Reifen: Etikett und Produktdatenbank',
  },
  commonCharger: {
    en: 'Common charger: USB-C and charging label',
    de: 'Einheitliches Ladegerät: USB-C und Ladeetikett',
  },
  deforestation: {
    en: 'Deforestation-free wood, paper and rubber (EUDR)',
    de: 'Entwaldungsfreies Holz, Papier und Gummi (EUDR)',
  },
  withdrawalButton: {
    en: 'Withdrawal button in the online shop',
    de: 'Widerrufsbutton im Onlineshop',
  },
  guaranteeNotice: {
    en: 'Notice of the legal guarantee, green claims',
    de: 'Gewährleistungshinweis, Umweltaussagen',
  },
} as const satisfies Record<string, { en: string; de: string }>;
export type ObligationId = keyof typeof obligationNames;
export const obligationIds = Object.keys(obligationNames) as [ObligationId, ...ObligationId[]];

/** The seats of a company for which a service answers an obligation. */
export const companyPlaces = ['anywhere', 'inUnion', 'outsideUnion'] as const;
export type CompanyPlace = (typeof companyPlaces)[number];
