import type { SeedFrame } from './types';

export const frame: SeedFrame = {
  menu: [
    { menuName: { en: 'Home', de: 'Start' }, menuAttribute: 'home', menuUrl: '/' },
    {
      menuName: { en: 'Services', de: 'Leistungen' },
      menuAttribute: 'services',
      menuUrl: '/cht/Services',
      children: [
        {
          name: { en: 'All services', de: 'Alle Leistungen' },
          menuAttribute: 'services',
          url: '/cht/Services',
        },
        {
          name: { en: 'Services by country', de: 'Leistungen nach Land' },
          menuAttribute: 'servicesByCountry',
          url: '/cht/Services#directory',
        },
        {
          name: { en: 'Free trial', de: 'Kostenlos testen' },
          menuAttribute: 'freeTrial',
          url: '/freeTrial',
        },
      ],
    },
    { menuName: { en: 'Prices', de: 'Preise' }, menuAttribute: 'prices', menuUrl: '/cht/price' },
    { menuName: { en: 'Check', de: 'Check' }, menuAttribute: 'check', menuUrl: '/cht/calculate' },
    {
      menuName: { en: 'Resources', de: 'Ressourcen' },
      menuAttribute: 'resources',
      children: [
        {
          name: { en: 'Declaration of Conformity', de: 'Konformitätserklärung' },
          menuAttribute: 'resourcesDoc',
          url: '/cht/ResourcesDoc',
        },
        {
          name: {
            en: 'EU Authorized Representative Cooperative Enquiry',
            de: 'EU-Bevollmächtigten anfragen',
          },
          menuAttribute: 'resourcesSearch',
          url: '/cht/ResourcesSearch',
        },
        {
          name: { en: 'Glossary: German equivalents', de: 'Glossar: deutsche Entsprechungen' },
          menuAttribute: 'germanEquivalents',
          url: '/cht/GermanEquivalents',
        },
        {
          name: { en: 'Reference', de: 'Nachschlagewerk' },
          menuAttribute: 'reference',
          url: '/cht/reference',
        },
        {
          name: { en: 'School', de: 'Wissen' },
          menuAttribute: 'school',
          url: '/cht/xmsailSchool',
        },
        {
          name: { en: 'Common questions', de: 'Häufige Fragen' },
          menuAttribute: 'questions',
          url: '/cht/commonQuestion',
        },
        {
          name: { en: 'Video courses', de: 'Videokurse' },
          menuAttribute: 'videos',
          url: '/videoCourse',
        },
        {
          name: { en: 'Operation manuals', de: 'Anleitungen' },
          menuAttribute: 'manuals',
          url: '/operationManual',
        },
      ],
    },
    { menuName: { en: 'About us', de: 'Über uns' }, menuAttribute: 'about', menuUrl: '/cht/About' },
    { menuName: { en: 'Imprint', de: 'Impressum' }, menuAttribute: 'imprint', menuUrl: '/cht/Imprint' },
  ],
  pcnavList: [
    {
      name: { en: 'Kompassa', de: 'Kompassa' },
      links: [
        { name: { en: 'Home', de: 'Startseite' }, url: '/' },
        { name: { en: 'About us', de: 'Über uns' }, url: '/cht/About' },
        {
          name: { en: 'Our story, people and offices', de: 'Geschichte, Menschen und Standorte' },
          url: '/cht/aboutUs',
        },
        { name: { en: 'Partners', de: 'Partner' }, url: '/partner' },
        { name: { en: 'Contact', de: 'Kontakt' }, url: '/cht/Contact' },
        { name: { en: 'Campaigns', de: 'Aktionen' }, url: '/custom' },
      ],
    },
    {
      name: { en: 'Services', de: 'Leistungen' },
      links: [
        { name: { en: 'All services', de: 'Alle Leistungen' }, url: '/cht/Services' },
        { name: { en: 'All prices', de: 'Alle Preise' }, url: '/cht/price' },
        { name: { en: 'Compare countries', de: 'Länder vergleichen' }, url: '/cht/price/compare' },
        { name: { en: 'Check my obligations', de: 'Pflichten prüfen' }, url: '/cht/calculate' },
        { name: { en: 'Free trial', de: 'Kostenlos testen' }, url: '/freeTrial' },
        {
          name: { en: 'Sales data and interfaces', de: 'Verkaufsdaten und Schnittstellen' },
          url: '/cht/integrations',
        },
        { name: { en: 'Switching to us', de: 'Anbieter wechseln' }, url: '/cht/switch' },
      ],
    },
    {
      name: { en: 'Company services', de: 'Gründung und Verwaltung' },
      links: [
        {
          name: { en: 'Hong Kong incorporation', de: 'Gründung in Hongkong' },
          url: '/cht/Incorporation/IncorporationHK',
        },
        {
          name: { en: 'Hong Kong annual review', de: 'Jahresmeldung Hongkong' },
          url: '/cht/annualReview/annualReviewHK',
        },
        { name: { en: 'Secretary services', de: 'Secretary-Dienste' }, url: '/cht/secretaryServices' },
        { name: { en: 'Accounting and audit', de: 'Buchhaltung und Prüfung' }, url: '/cht/accountingAudit' },
        { name: { en: 'Bank account', de: 'Geschäftskonto' }, url: '/cht/bankAccount' },
      ],
    },
    {
      name: { en: 'Common questions', de: 'Häufige Fragen' },
      links: [
        { name: { en: 'VAT', de: 'Umsatzsteuer' }, url: '/cht/commonQuestion?key=vat' },
        { name: { en: 'OSS and IOSS', de: 'OSS und IOSS' }, url: '/cht/commonQuestion?key=oss' },
        { name: { en: 'Marketplaces', de: 'Marktplätze' }, url: '/cht/commonQuestion?key=marketplaces' },
        { name: { en: 'Packaging', de: 'Verpackung' }, url: '/cht/commonQuestion?key=packaging' },
        { name: { en: 'Products', de: 'Produkte' }, url: '/cht/commonQuestion?key=products' },
        { name: { en: 'All common questions', de: 'Alle häufigen Fragen' }, url: '/cht/commonQuestion' },
      ],
    },
    {
      name: { en: 'School', de: 'Wissen' },
      links: [
        {
          name: { en: 'Company encyclopaedia', de: 'Unternehmenslexikon' },
          url: '/cht/xmsailSchool?key=companyEncy',
        },
        {
          name: { en: 'Finance and tax encyclopaedia', de: 'Finanz- und Steuerlexikon' },
          url: '/cht/xmsailSchool?key=FinanceTaxEncy',
        },
        {
          name: { en: 'Industry information', de: 'Brancheninformationen' },
          url: '/cht/xmsailSchool?key=industryInfo',
        },
        { name: { en: 'Trends', de: 'Trends' }, url: '/cht/xmsailSchool?key=trends' },
        { name: { en: 'News and deadlines', de: 'Neuigkeiten und Fristen' }, url: '/information' },
        { name: { en: 'Operation manuals', de: 'Anleitungen' }, url: '/operationManual' },
        { name: { en: 'Video courses', de: 'Videokurse' }, url: '/videoCourse' },
      ],
    },
  ],
  blogroll: [
    {
      name: { en: 'VIES: confirm a VAT ID', de: 'VIES: USt-IdNr. bestätigen' },
      url: 'https://ec.europa.eu/taxation_customs/vies/',
    },
    {
      name: { en: 'Federal Central Tax Office (BZSt)', de: 'Bundeszentralamt für Steuern' },
      url: 'https://www.bzst.de/',
    },
    {
      name: { en: 'LUCID packaging register', de: 'Verpackungsregister LUCID' },
      url: 'https://www.verpackungsregister.org/',
    },
    {
      name: { en: 'stiftung ear: devices and batteries', de: 'stiftung ear: Geräte und Batterien' },
      url: 'https://www.stiftung-ear.de/',
    },
    {
      name: { en: 'EUR-Lex: law of the EU', de: 'EUR-Lex: Recht der EU' },
      url: 'https://eur-lex.europa.eu/',
    },
  ],
  bottom: {
    typeValueOne: { en: 'Kompassa GmbH · Berlin', de: 'Kompassa GmbH · Berlin' },
    typeValueTwo: {
      en: 'Know what is due, where and when.',
      de: 'Wissen, was wo und wann fällig ist.',
    },
    typeValueThree: {
      en: 'Kompassa is a demonstration: an invented company on a real website. Texts are general information, not tax or legal advice. We collect and check documents and data; tax returns are prepared and filed by licensed tax advisers on their own responsibility. Our services are for businesses only (section 14 of the German Civil Code).',
      de: 'Kompassa ist ein Beispiel: ein erfundenes Unternehmen auf einer echten Website. Die Texte informieren allgemein und sind keine Steuer- oder Rechtsberatung. Wir sammeln und prüfen Unterlagen und Daten; Steuererklärungen erstellen und übermitteln zugelassene Steuerberaterinnen und Steuerberater in eigener Verantwortung. Unsere Leistungen richten sich nur an Unternehmer (§~14 BGB).',
    },
    typeValueFour: 'footer-map',
  },
  contactInformation: {
    companyName: 'Kompassa GmbH',
    street: 'Kompassufer 7',
    postalCode: '10000',
    city: { en: 'Berlin', de: 'Berlin' },
    country: { en: 'Germany', de: 'Deutschland' },
    email: 'hello@kompassa.example',
    phone: '+49 30 23125-100',
    hours: { en: 'Monday to Friday, 9~am to 5~pm (Berlin)', de: 'Montag bis Freitag, 9 bis 17~Uhr' },
  },
  function: [
    { name: { en: 'Imprint', de: 'Impressum' }, url: '/cht/Imprint' },
    { name: { en: 'Privacy notice', de: 'Datenschutzhinweise' }, url: '/agreeys' },
    { name: { en: 'Terms', de: 'AGB' }, url: '/agreezc' },
    { name: { en: 'Accessibility', de: 'Barrierefreiheit' }, url: '/cht/accessibility' },
    { name: { en: 'Security', de: 'Sicherheit' }, url: '/cht/security' },
  ],
  qrcode: null,
};
