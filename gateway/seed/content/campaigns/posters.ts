import type { SeedPoster } from '../types';

const home = { position: 'home', startTime: '2026-01-01T00:00:00+01:00' } as const;

export const postersContent: SeedPoster[] = [
  {
    ...home,
    key: 'packaging',
    title: {
      en: 'One packaging law, many registers',
      de: 'Ein Verpackungsrecht, viele Register',
    },
    text: {
      en: 'The EU packaging regulation has applied since 12~August 2026. It does not replace the national registers: each country still wants its own number.',
      de: 'Seit dem 12.~August 2026 gilt die EU-Verpackungsverordnung. Die nationalen Register ersetzt sie nicht: Jedes Land verlangt weiterhin seine eigene Nummer.',
    },
    image: 'poster-packaging',
    linkUrl: '/cht/Services#packaging',
    linkLabel: { en: 'Packaging services', de: 'Leistungen zur Verpackung' },
  },
  {
    ...home,
    key: 'duty',
    title: { en: 'Three euros for each tariff subheading', de: 'Drei Euro je Unterposition' },
    text: {
      en: 'Small consignments from outside the EU have not been free of duty since 1~July 2026. VAT under IOSS is a separate matter, and stays as it was.',
      de: 'Kleine Sendungen aus Drittländern sind seit dem 1.~Juli 2026 nicht mehr zollfrei. Die Umsatzsteuer im IOSS ist eine Frage für sich und bleibt, wie sie war.',
    },
    image: 'poster-duty',
    linkUrl: '/cht/commonQuestion?key=oss',
    linkLabel: { en: 'Common questions', de: 'Häufige Fragen' },
  },
  {
    ...home,
    key: 'battery',
    title: {
      en: 'Five kinds of battery, five obligations',
      de: 'Fünf Arten von Batterien, fünf Pflichten',
    },
    text: {
      en: 'In Germany each category needs a contract with a producer responsibility organisation. Producers from abroad act through a representative.',
      de: 'In Deutschland braucht es je Kategorie einen Vertrag mit einer Organisation für Herstellerverantwortung. Hersteller aus dem Ausland handeln über einen Bevollmächtigten.',
    },
    image: 'poster-battery',
    linkUrl: '/cht/Services#battery',
    linkLabel: { en: 'Battery registration', de: 'Batterieregistrierung' },
  },
];
