import type { SeedPartner } from './types';

/** All firms are invented; the summaries say what the cooperation consists of. */
export const partnersContent: SeedPartner[] = [
  {
    name: 'Ostervik & Thal Steuerberater PartG mbB',
    kind: { en: 'Tax advisers', de: 'Steuerberatung' },
    summary: {
      en: 'Files German VAT registrations, advance returns, annual returns and OSS returns under its own licence and liability. Engaged by the merchant; we supply checked data.',
      de: 'Stellt Registrierungsanträge und übermittelt Voranmeldungen, Jahreserklärungen und OSS-Meldungen in eigener Verantwortung. Das Mandat erteilt der Händler; wir liefern geprüfte Daten.',
    },
    country: 'DE',
    logo: 'partner-ostervik-thal',
  },
  {
    name: 'Cabinet Mirevaux-Lorme',
    kind: { en: 'Law firm and fiscal representation', de: 'Anwaltskanzlei und Fiskalvertretung' },
    summary: {
      en: 'Represents third-country sellers before the French tax office for foreign businesses and joins producer responsibility organisations on their behalf where a mandate is needed.',
      de: 'Vertritt Händler aus Drittländern beim französischen Finanzamt für ausländische Unternehmen und tritt mit Vollmacht für sie den Organisationen für Herstellerverantwortung bei.',
    },
    country: 'FR',
    logo: 'partner-mirevaux',
  },
  {
    name: 'Clonmarra Fiscal Services DAC',
    kind: { en: 'IOSS intermediary', de: 'IOSS-Vermittler' },
    summary: {
      en: 'Established in the EU, so that it may register sellers from third countries for IOSS. Files the monthly return and is liable for the tax alongside the seller.',
      de: 'In der EU ansässig und deshalb befugt, Händler aus Drittländern zum IOSS zu registrieren. Gibt die Monatsmeldung ab und haftet neben dem Händler für die Steuer.',
    },
    country: 'IE',
    logo: 'partner-clonmarra',
  },
  {
    name: 'Wertring Duales System GmbH',
    kind: { en: 'Dual system', de: 'Duales System' },
    summary: {
      en: 'Takes back consumer packaging in Germany. Contracts are concluded by the producer; the quantities we prepare go to the system and to LUCID in the same form.',
      de: 'Organisiert die Rücknahme von Verkaufsverpackungen in Deutschland. Den Vertrag schließt der Hersteller; die vorbereiteten Mengen gehen in gleicher Form an System und LUCID.',
    },
    country: 'DE',
    logo: 'partner-wertring',
  },
  {
    name: 'Zellkreis eG',
    kind: { en: 'Producer responsibility organisation', de: 'Organisation für Herstellerverantwortung' },
    summary: {
      en: 'Covers the five battery categories of the EU regulation. Confirms membership to the register, which then decides on the registration.',
      de: 'Deckt die fünf Batteriekategorien der EU-Verordnung ab. Bestätigt dem Register die Beteiligung; über die Registrierung entscheidet das Register.',
    },
    country: 'DE',
    logo: 'partner-zellkreis',
  },
  {
    name: 'Laboratorium Veldhoorn-Orth B.V.',
    kind: { en: 'Test laboratory', de: 'Prüflabor' },
    summary: {
      en: 'Tests electrical goods and toys against harmonised standards. The manufacturer orders and pays; we read the report before the declaration is signed.',
      de: 'Prüft Elektrogeräte und Spielzeug nach harmonisierten Normen. Auftrag und Rechnung liegen beim Hersteller; wir lesen den Bericht, bevor die Erklärung unterschrieben wird.',
    },
    country: 'NL',
    logo: 'partner-veldhoorn',
  },
  {
    name: 'Trzy Porty Fulfilment sp. z o.o.',
    kind: { en: 'Fulfilment network', de: 'Fulfilment-Netz' },
    summary: {
      en: 'Warehouses in Poland, Czechia and Germany. Reports the first goods in every new warehouse, so that registration starts before the duty does.',
      de: 'Lager in Polen, Tschechien und Deutschland. Meldet die erste Ware in jedem neuen Lager, damit die Registrierung vor der Pflicht beginnt.',
    },
    country: 'PL',
    logo: 'partner-trzy-porty',
  },
  {
    name: 'Nordhafen Handelsbank AG',
    kind: { en: 'Bank', de: 'Bank' },
    summary: {
      en: 'Accounts in several currencies for companies with business in the EU. Receives complete files from us and decides alone on every account.',
      de: 'Mehrwährungskonten für Gesellschaften mit Geschäft in der EU. Erhält von uns vollständige Akten und entscheidet über jedes Konto allein.',
    },
    country: 'DE',
    logo: 'partner-nordhafen',
  },
  {
    name: 'Satzspiegel Fachübersetzungen PartG',
    kind: { en: 'Sworn translators', de: 'Beeidigte Übersetzer' },
    summary: {
      en: 'Translates register extracts, articles and powers of attorney between Chinese, English, French, Polish and German, with certification where an authority asks for it.',
      de: 'Übersetzt Registerauszüge, Satzungen und Vollmachten zwischen Chinesisch, Englisch, Französisch, Polnisch und Deutsch, mit Beglaubigung, wo eine Behörde sie verlangt.',
    },
    country: 'DE',
    logo: 'partner-satzspiegel',
  },
];
